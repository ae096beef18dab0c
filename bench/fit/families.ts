import type { PageView } from '#assistant'
import type { Lexicon } from '#languages'
import type { ParseContext, Sentence } from '../../src/engine/understand/sentence.ts'
import type { Weights } from '../../src/engine/fitted.ts'

/** A family of rules, by what the engine is given instead where it is left out. */
export interface Family {
  readonly about: string
  readonly lexicon?: (lexicon: Lexicon) => Lexicon
  readonly view?: (view: PageView) => PageView
  readonly context?: (context: ParseContext) => ParseContext
  readonly sentence?: (sentence: Sentence) => Sentence
  readonly weights?: (weights: Weights) => Weights
}

/** Names that are known and never come up as what a slip of the finger may have meant. */
class Unoffered extends Set<string> {
  override *[Symbol.iterator](): SetIterator<string> {}
}

const silent: Omit<Lexicon, 'load' | 'has'> = {
  senses: () => [],
  knows: () => false,
  words: () => ({ ofLength: () => [], *[Symbol.iterator]() {} }),
  holds: () => false,
  spokenIn: (words) => Promise.resolve(words.map(() => [])),
  rarity: () => undefined,
  kinship: () => undefined,
  neighbours: () => [],
  direction: () => undefined,
  towards: () => ({ notions: new Uint16Array(), weights: new Float32Array() }),
  stemsTowards: () => [],
}

/** A view with some of its parts replaced; the others are read when they are asked for, as before. */
function withInstead(view: PageView, parts: Partial<PageView>): PageView {
  return new Proxy(view, {
    get: (whole, name) => Reflect.get(name in parts ? parts : whole, name),
  })
}

/** What `--without FAMILY` can leave out. Nothing in the engine knows of it. */
export const families: Readonly<Record<string, Family>> = {
  concepts: {
    about: 'meanings of words: only letters are compared',
    lexicon: (lexicon) => ({ ...lexicon, ...silent }),
  },
  kinship: {
    about: 'notions near what was said: a rucksack is no bag',
    lexicon: (lexicon) => ({ ...lexicon, kinship: () => undefined, neighbours: () => [] }),
  },
  records: {
    about: 'things alike, their parts and what belongs to them',
    view: (view) =>
      withInstead(view, {
        records: [],
        things: view.things.map((thing) => ({ ...thing, record: undefined })),
      }),
  },
  passages: {
    about: 'sentences of the page as answers',
    view: (view) => withInstead(view, { passages: [] }),
  },
  slips: {
    about: 'repair of slips of the finger against the words of the page',
    context: (context) => ({ ...context, pageWords: new Unoffered(context.pageWords) }),
  },
  values: {
    about: 'values in what is told: names, numbers, days, addresses',
    sentence: (sentence) => ({ ...sentence, values: [] }),
  },
  'small words': {
    about: 'small words of each language: not, only, where, into, and',
    sentence: (sentence) => ({ ...sentence, cues: [] }),
  },
  negation: {
    about: 'what is denied: "not the red one"',
    sentence: (sentence) => ({
      ...sentence,
      negated: sentence.negated.map(() => false),
      excluded: sentence.excluded.map(() => false),
    }),
  },
  surroundings: {
    about: 'what stands around a thing: its record, heading, row',
    weights: (weights) => ({
      ...weights,
      act: Object.fromEntries(
        Object.entries(weights.act).map(([name, weight]) => [name, name.endsWith('Around') ? 0 : weight]),
      ),
    }),
  },
}
