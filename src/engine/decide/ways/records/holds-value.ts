import type { Item } from '../../../records/item.ts'
import type { Value } from '../../../understand/values.ts'

/** "The one with 18 GB", "the boat at twenty past seven": whether something tells the figure with its unit, or the hour. */
export function holdsValue({ title, parts }: Item, value: Value): boolean {
  const pattern = patternOf(value)
  return pattern !== undefined && [title, ...parts.map(({ text }) => text)].some((text) => pattern.test(text))
}

function patternOf({ kind, value, noun }: Value): RegExp | undefined {
  if (kind === 'time') return timePattern(value)
  if (kind !== 'number' || noun === undefined) return undefined
  return new RegExp(`(?<![\\d.,])${escaped(value)}[\\s-]?${escaped(noun)}`, 'iu')
}

/** Written in any of the ways of hours; who says seven may mean nineteen. */
function timePattern(value: string): RegExp {
  const [hour = 0, minute = 0] = value.split(':').map(Number)
  const hours = [hour, ...(hour < 12 ? [hour + 12] : [])].map((one) => `0?${String(one)}`).join('|')
  return new RegExp(`(?<![\\d.,:])(?:${hours})\\s?[:.h]\\s?${String(minute).padStart(2, '0')}(?!\\d)`, 'u')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
