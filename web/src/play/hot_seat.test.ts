import { expect, test } from 'vitest';
import { HotSeat } from './hot_seat.svelte';

interface Person {
  seat: number;
  mayAct: boolean;
}

function company(): [Person, Person] {
  return [
    { seat: 0, mayAct: false },
    { seat: 2, mayAct: true },
  ];
}

test('nobody sees anything before the veil is lifted', () => {
  const hot = new HotSeat(company);
  expect([hot.asked?.seat, hot.looking]).toEqual([2, null]);
  hot.lift();
  expect(hot.looking?.seat).toBe(2);
  hot.drop();
  expect(hot.looking).toBeNull();
});

test('the next person has a veil of their own', () => {
  const people = company();
  const hot = new HotSeat(() => people);
  hot.lift();
  people[1].mayAct = false;
  people[0].mayAct = true;
  expect([hot.asked?.seat, hot.looking]).toEqual([0, null]);
});

test('when all are asked at once nobody is interrupted', () => {
  const people = company();
  const hot = new HotSeat(() => people);
  hot.lift();
  people[0].mayAct = true;
  expect(hot.looking?.seat).toBe(2);
});
