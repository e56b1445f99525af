import { expect, test } from 'vitest';
import { SOUNDS, type SoundName } from './sounds';

const names = Object.keys(SOUNDS) as SoundName[];
const lowest = (name: SoundName): number => Math.min(...SOUNDS[name].map((tone) => tone.hertz));

test.each(names)('%s is quiet: all its tones together stay well below full loudness', (name) => {
  const together = SOUNDS[name].reduce((sum, tone) => sum + tone.loudness, 0);
  expect(together).toBeGreaterThan(0);
  expect(together).toBeLessThan(0.35);
});

test.each(names)('%s is short', (name) => {
  for (const tone of SOUNDS[name]) expect(tone.rise_s + tone.fall_s).toBeLessThan(3);
});

test.each(names)('%s glides between frequencies that can be heard', (name) => {
  for (const tone of SOUNDS[name]) expect(Math.min(tone.hertz, tone.to_hertz)).toBeGreaterThan(60);
});

test('the day ends with a deeper bell than a turn begins', () => {
  expect(lowest('day')).toBeLessThan(lowest('turn'));
});
