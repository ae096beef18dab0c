/** A span of prices; an end that was not told is open. */
export interface Span {
  readonly least: number
  readonly most: number
}

const amount = String.raw`\D{0,24}?(\d[\d.,]*)`
const most = new RegExp(
  String.raw`\b(?:under|below|less than|up to|cheaper than|at most|max(?:imum)?|(?:no|not) more than|within)\b${amount}`,
  'i',
)
const least = new RegExp(
  String.raw`\b(?:over|above|more than|at least|min(?:imum)?|(?:no|not) less than|upwards of)\b${amount}`,
  'i',
)
const between =
  /\b(?:between|from)?\s*[€$£]?\s*(\d[\d.,]*)\s*(?:€|eur\w*|£|\$)?\s*(?:-|–|to|and)\s*(?:[€$£]\s*(\d[\d.,]*)|(\d[\d.,]*)\s*(?:€|£|eur|dollars|pounds))/i
const money = /[€$£¥]|\b(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|price|cost|rent)\b/i

/** The prices that a text allows: `under €50`, `between €50 and €100`; undefined when it speaks of none. */
export function spanIn(text: string): Span | undefined {
  if (!money.test(text)) return undefined
  const both = between.exec(text)
  if (both) return { least: numberIn(both[1]), most: numberIn(both[2] ?? both[3]) }
  // `No more than` is a most that ends like a least.
  const [upper, lower] = [most.exec(text), least.exec(text)]
  if (upper) return { least: 0, most: numberIn(upper[1]) }
  return lower ? { least: numberIn(lower[1]), most: Infinity } : undefined
}

/** `1,299.50`, `1.299,50` and `49` as numbers: the last mark with two figures behind it is the decimal one. */
export function numberIn(figures = ''): number {
  const [, whole = '', rest = ''] = /^(.*?)(?:[.,](\d{2}))?[.,]?$/.exec(figures) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${rest || 0}`)
}
