/** An attempt is what one visitor does with a puzzle: answers, hears how good they were, and reads the solution. */
import { problemText } from '../speech/refusals';
import { dayAt, keepSolved } from '../state/solved_puzzles';
import { answerPuzzle } from '../wire/http';
import type { Puzzle, PuzzleAnswer, PuzzleReply, PuzzleSolution } from '../wire/types';
import type { Monk } from '../wire/words';

export class Attempt {
  reply = $state.raw<PuzzleReply | null>(null);
  given = $state.raw<PuzzleAnswer>({});
  tries = $state(0); // of a certain puzzle
  isBusy = $state(false);
  problem = $state('');
  at = $state(0); // the line of the explanation that is read

  constructor(readonly puzzle: Puzzle) {}

  get solution(): PuzzleSolution | null {
    return this.reply?.solution ?? null;
  }

  /** Gives the monk that was wrong, until another is tried. */
  get wrong(): Monk | null {
    return this.reply?.right === false ? (this.given.monk ?? null) : null;
  }

  get isSolved(): boolean {
    return this.reply !== null && (this.reply.right === true || this.reply.score !== null);
  }

  /** Sends an answer; an empty one is to see the solution. */
  async send(given: PuzzleAnswer): Promise<void> {
    this.isBusy = true;
    this.problem = '';
    try {
      const reply = await answerPuzzle(this.puzzle.code, given);
      if (given.monk) this.tries += 1;
      this.given = given;
      this.reply = reply;
      if (reply.solution !== null) this.#keep(reply);
    } catch (error) {
      this.problem = problemText(error);
    } finally {
      this.isBusy = false;
    }
  }

  #keep({ right, score }: PuzzleReply): void {
    const { code, day, daily } = this.puzzle;
    keepSolved({ code, day, daily, on: dayAt(Date.now()), tries: right === true ? this.tries : null, score });
  }
}
