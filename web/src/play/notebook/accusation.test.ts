import { expect, test } from 'vitest';
import type { Own } from '../../wire/types';
import { MONKS, type Monk } from '../../wire/words';
import { Decision } from '../decision.svelte';
import { Accusation, askedAbout } from './accusation.svelte';

const legalFor = (seat: number, without: Monk[] = []): string[] =>
  MONKS.filter((monk) => !without.includes(monk)).map((monk) => `accuse:${seat}=${monk}`);

/** Sits at a table of three and is asked about one rival after the other. */
function accuser(): { accusation: Accusation; decision: Decision; sent: string[]; answer: () => void } {
  const sent: string[] = [];
  let own = { question: 1, guesses: [null, null, null], legal: legalFor(1), undoable: 0 } as unknown as Own;
  const answer = (): void => {
    const [, seat, monk] = /accuse:(\d)=(\w+)/.exec(sent.at(-1) ?? '') ?? [];
    const guesses = own.guesses.with(Number(seat), monk as Monk);
    own = { ...own, question: own.question + 1, guesses, legal: legalFor(2, [monk as Monk]) };
  };
  const decision = new Decision(
    {
      get own() {
        return own;
      },
      get choices() {
        return own.legal.map((action) => ({
          action,
          label: { id: '', args: {} },
          outlook: [],
          final: action.startsWith('accuse:2'),
          never: '' as const,
        }));
      },
      delivery: null,
      delivered: null,
      play: (action) => void sent.push(action),
      undo: () => undefined,
    },
    () => 'final',
  );
  return {
    accusation: new Accusation(
      () => own,
      () => decision,
    ),
    decision,
    sent,
    answer,
  };
}

test('the seat that is asked about stands in what is legal', () => {
  expect(askedAbout(legalFor(2))).toBe(2);
  expect(askedAbout([])).toBeNull();
  expect(askedAbout(['show:red'])).toBeNull();
});

test('a marker that is laid before the rival in question is a choice like any other', () => {
  const { accusation, sent } = accuser();
  accusation.lay({ seat: 1, monk: 'grey' });
  expect(sent).toEqual(['accuse:1=grey']);
});

test('a marker that is laid early is proposed when its rival is asked about, and not sent by itself', () => {
  const { accusation, decision, sent, answer } = accuser();
  accusation.lay({ seat: 2, monk: 'blue' });
  expect(sent).toEqual([]);
  expect(accusation.slot(2)).toEqual({ state: 'planned', monk: 'blue' });
  accusation.lay({ seat: 1, monk: 'grey' });
  answer();
  expect(accusation.slot(1)).toEqual({ state: 'laid', monk: 'grey' });
  accusation.propose();
  expect(decision.picked).toBe('accuse:2=blue');
  expect(sent).toEqual(['accuse:1=grey']);
  decision.confirm();
  expect(sent).toEqual(['accuse:1=grey', 'accuse:2=blue']);
});

test('every marker lies before one rival at most, and a rival has one at most', () => {
  const { accusation } = accuser();
  accusation.lay({ seat: 2, monk: 'blue' });
  accusation.lay({ seat: 2, monk: 'red' });
  expect(accusation.slot(2)).toEqual({ state: 'planned', monk: 'red' });
  expect(accusation.free).toEqual(MONKS.filter((monk) => monk !== 'red'));
  accusation.clear(2);
  expect(accusation.slot(2)).toEqual({ state: 'empty' });
});

test('what is laid stays laid', () => {
  const { accusation, answer } = accuser();
  accusation.lay({ seat: 1, monk: 'grey' });
  answer();
  accusation.lay({ seat: 1, monk: 'red' });
  accusation.lay({ seat: 2, monk: 'grey' });
  expect([accusation.slot(1), accusation.slot(2)]).toEqual([{ state: 'laid', monk: 'grey' }, { state: 'empty' }]);
});
