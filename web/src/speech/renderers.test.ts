// The same messages are said twice, in Python and here. `tests/speech/test_both_renderers.py` writes down what Python
// said, names the file in ABBEY_SAMPLES and runs this; without it there is nothing to compare.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Said } from '../wire/types';
import { introduced } from './listener';
import { LANGUAGES, PARTS, textsOf, type Language } from './languages';
import { bundleOf, formatted } from './messages';

interface Told {
  plain: Record<string, string>; // messages without arguments, by id
  heard: { seat: number; texts: string[] }[]; // all lines, as each listener hears them
}

interface Samples {
  names: string[];
  lines: Said[];
  told: Record<Language, Told>;
}

const SHOWN = 10;
const file = process.env.ABBEY_SAMPLES;
const samples = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Samples);

test.skipIf(samples === null).each(LANGUAGES)('%s sounds here as it does in Python', async (language) => {
  const { names, lines, told } = samples as Samples;
  const bundle = bundleOf(language, await textsOf(language, PARTS));
  const { plain, heard } = told[language];
  const differing = heard.flatMap(({ seat, texts }) =>
    lines.flatMap(({ id, args }, place) => {
      const here = formatted(bundle, id, introduced(args, { names, seat }));
      return here === texts[place] ? [] : [{ id, args, here, there: texts[place] }];
    }),
  );
  expect(differing.slice(0, SHOWN), JSON.stringify(differing.slice(0, SHOWN))).toEqual([]);
  expect(Object.fromEntries(Object.keys(plain).map((id) => [id, formatted(bundle, id, {})]))).toEqual(plain);
});
