/** This says how a solution is found, line by line, and what each line speaks about. */
import { listed } from '../board/descriptions';
import { playerText, say, t, type Listener } from '../speech/speech.svelte';
import type { Puzzle, PuzzleSolution } from '../wire/types';
import { MONKS, type Monk } from '../wire/words';

type Step = PuzzleSolution['steps'][number];
type Deduced = Extract<Step, { type: 'deduced' }>;
type ToldTurn = Extract<Step, { type: 'turn' }>;

/** A line of an explanation, and what is lit while it is read. */
export interface Line {
  text: string;
  seats: readonly number[];
  monks: readonly Monk[];
  out: Deduced['out']; // what this line rules out
  place: number; // the turn of the log that it speaks about; -1 for none
}

const NOWHERE = -1;

export function explanationOf(puzzle: Puzzle, solution: PuzzleSolution, listener: Listener): Line[] {
  return [...solution.steps.map((step) => lineOf(step, puzzle, listener)), ...conclusion(puzzle, solution, listener)];
}

function lineOf(step: Step, puzzle: Puzzle, listener: Listener): Line {
  if (step.type === 'deduced') {
    const { seats, monks, out } = step;
    return { text: deducedText(step, listener), seats, monks, out, place: NOWHERE };
  }
  if (step.type === 'turn') {
    const monks = step.times > 1 ? [step.likelier] : [];
    return { text: turnText(step, listener), seats: [puzzle.seat], monks, out: [], place: step.place };
  }
  const { seat, monk, points } = step;
  const text = say({ id: 'puzzle-other', args: { seat, figure: monk, points } }, listener);
  return { text, seats: [seat], monks: [monk], out: [], place: NOWHERE };
}

function deducedText({ kind, seats, monks }: Deduced, listener: Listener): string {
  const seat = seats[0] ?? NOWHERE;
  const figure = monks[0] ?? '';
  const inOrder = [...monks].sort((one, two) => MONKS.indexOf(one) - MONKS.indexOf(two)).map(figureText);
  const players = listed([...seats].sort().map((one) => playerText(one, listener)));
  const args = { shown: listed(inOrder), never: listed(inOrder, 'or'), monks: listed(inOrder), players };
  return say({ id: `puzzle-step-${kind}`, args: { ...args, seat, figure } }, listener);
}

function turnText({ day, done, likelier, other, times }: ToldTurn, listener: Listener): string {
  const told = done.map((line) => say(line, listener)).join(' ');
  if (times === 1) return t('puzzle-turn-little', { day, done: told });
  return t('puzzle-turn', { day, done: told, figure: likelier, times, other: figureText(other) });
}

function conclusion(puzzle: Puzzle, { monk, points }: PuzzleSolution, listener: Listener): Line[] {
  const lit = { seats: [puzzle.seat], monks: [monk], out: [], place: NOWHERE };
  const args = { seat: puzzle.seat, figure: monk };
  const believed = points[puzzle.seat];
  if (believed === undefined) return [{ text: say({ id: 'puzzle-so', args }, listener), ...lit }];
  const truth = say({ id: 'puzzle-truth', args }, listener);
  return [
    { text: t('puzzle-points', { points: pointsText(believed) }), ...lit, monks: [] },
    { text: truth, ...lit },
  ];
}

/** Lists the monks that have points, the likeliest first. */
function pointsText(points: Record<Monk, number>): string {
  const named = MONKS.filter((monk) => points[monk] > 0).sort((one, two) => points[two] - points[one]);
  return named.map((monk) => t('puzzle-points-of', { figure: monk, points: points[monk] })).join(', ');
}

const figureText = (figure: Monk): string => t('figure', { figure });

/** Tells which fields are crossed out before a line is read. */
export function struckBefore(lines: readonly Line[], at: number): Set<string> {
  return new Set(lines.slice(0, at).flatMap(({ out }) => out.map(fieldOf)));
}

export const fieldOf = ({ seat, monk }: Deduced['out'][number]): string => `${seat} ${monk}`;
