/** The longest text that is looked for as a whole: a longer one is found by its ends. */
const maxExact = 200
const wordsOfAnEnd = 5

/**
 * The address of a page that a browser opens at a quote and marks it (a text fragment). What stands in several lines
 * or cells is one text for us but not for the page: it is named by its first and its last piece.
 */
export function quoteAddress(url: string, quote: string): string {
  const directives = directivesOf(quote).map(
    (ends) => `text=${ends.map((end) => encodeURIComponent(end).replaceAll('-', '%2D')).join(',')}`,
  )
  if (directives.length === 0) return url
  const [page = '', hash] = url.split('#', 2)
  return `${page}#${(hash ?? '').split(':~:')[0]}:~:${directives.join('&')}`
}

function directivesOf(quote: string): string[][] {
  const pieces = quote.split(/\n| · /).flatMap((piece) => piece.trim() || [])
  const [first, ...others] = pieces
  if (first === undefined) return []
  const last = others.at(-1)
  // Before a colon may stand the head of a column, which is another cell of the page.
  if (last !== undefined) return [[startOf(first), endOf(last.split(': ').at(-1) ?? last)]]
  if (first.length > maxExact) return [[startOf(first), endOf(first)]]
  const [term, ...rest] = first.split(': ')
  const pair = rest.length === 1 && term && rest[0] ? [[startOf(term), endOf(rest[0])]] : []
  return [[first], ...pair]
}

function startOf(text: string): string {
  const [, at = text.length] = wordsIn(text)
    .slice(0, wordsOfAnEnd)
    .reduce<number[]>((_, { from, to }) => [from, to], [])
  return text.length > maxExact / 2 ? text.slice(0, at) : text
}

function endOf(text: string): string {
  const from = wordsIn(text).at(-wordsOfAnEnd)?.from ?? 0
  return text.length > maxExact / 2 ? text.slice(from) : text
}

/** A browser only finds whole words, also where none are written apart. */
function wordsIn(text: string): { from: number; to: number }[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].flatMap(
    ({ index, segment, isWordLike }) => (isWordLike ? [{ from: index, to: index + segment.length }] : []),
  )
}
