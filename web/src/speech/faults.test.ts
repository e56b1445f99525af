import { expect, test } from 'vitest';
import { faultOf } from './faults';

test('the entry that is wrong is named, and what it takes', () => {
  const count = 'tiles.red has 6 tiles; it needs 7.';
  const value = 'monks.blue has the value 9; values are whole numbers from 0 to 5.';
  expect(faultOf('bad-components', count)).toEqual({ fault: 'count', entry: 'tiles.red', count: '7' });
  expect(faultOf('bad-components', value)).toEqual({ fault: 'value', entry: 'monks.blue', least: '0', most: '5' });
});

test('the line of a record that is wrong is counted', () => {
  expect(faultOf('bad-record', "Line 3: expected 'name: value', found 'x'.")).toEqual({ fault: 'line', line: '3' });
});

test('what a newer server says is some other fault', () => {
  expect(faultOf('bad-record', 'It is raining.')).toEqual({ fault: 'other' });
  expect(faultOf('too-fast', 'Line 3: slower.')).toEqual({ fault: 'other' });
});
