import { oncePerKey } from '#languages'
import { Chrono, type Parser } from 'chrono-node'
import { figures, inSmallLetters, letters } from './view/index.ts'

/**
 * A reader of dates whose patterns are cheap to compile. Some of chrono's take a quarter of a second and half a
 * megabyte each, nearly all of it because they leave case aside: here the text is brought to small letters instead.
 * And a pattern that finds nothing without a month or a unit of time is not compiled before there is one.
 */
export function quickChrono({ parsers, refiners }: Chrono): Chrono {
  return new Chrono({ parsers: parsers.map(quickParser), refiners })
}

interface Quick {
  readonly pattern: RegExp
  readonly need: RegExp | undefined
}

function quickParser(parser: Parser): Parser {
  // By its text: some parsers write their pattern anew each time.
  const quick = oncePerKey((written: string): Quick => {
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(written) ?? []
    return { pattern: new SmallLetters(source, flags), need: needOf(parser.constructor.name, source) }
  })
  return {
    pattern(context) {
      const { pattern, need } = quick(String(parser.pattern(context)))
      return need?.test(inSmallLetters(context.text)) === false ? never : pattern
    },
    extract: (context, match) => parser.extract(context, match),
  }
}

const never = /(?!)/

/** A pattern that is held against a text in small letters, and tells what it found as it is written. */
class SmallLetters extends RegExp {
  constructor(source: string, flags = '') {
    const small = flags.includes('i') ? inSmall(source) : source
    super(small.replaceAll('\\p{L}\\p{N}', letters + figures), flags.replace('i', ''))
  }

  override exec(text: string): RegExpExecArray | null {
    const match = super.exec(inSmallLetters(text))
    if (match) match[0] = text.slice(match.index, match.index + match[0].length)
    return match
  }
}

/** The letters of a pattern, but for what stands behind a backslash and the names of groups. */
function inSmall(source: string): string {
  return source.replaceAll(/\\[pP]\{[^}]*\}|\\[^]|\(\?<\w+>|\p{Lu}+/gu, (part) =>
    /^\p{Lu}/u.test(part) ? part.toLowerCase() : part,
  )
}

/** By the kind of a parser how a form begins of the word without which it finds nothing. */
const needed: readonly (readonly [kind: RegExp, form: RegExp])[] = [
  [/MonthName/, /^(?:nov|نوفمبر)/u],
  [/TimeUnit/, /^(?:minut|دقيق)/u],
]

/** Any form of that word: they stand side by side in the parser's own pattern. */
function needOf(parser: string, source: string): RegExp | undefined {
  const [, known] = needed.find(([kind]) => kind.test(parser)) ?? []
  if (!known) return undefined
  const lists = [...source.matchAll(/\((?:\?:)?([^()]*\|[^()]*)\)/g)].map(([, list = '']) => list.split('|'))
  const forms = [...new Set(lists.filter((list) => list.some((form) => known.test(form))).flat())]
  if (forms.length === 0) return undefined
  // A unit may be a letter or two: then it is no part of another word.
  const ways = forms.map((form) => (form.length < 3 ? `(?<![a-z])${form}(?![a-z])` : form))
  return new RegExp(ways.join('|'), 'u')
}
