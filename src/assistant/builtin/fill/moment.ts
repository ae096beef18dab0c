import type { ParsedComponents } from 'chrono-node'

const timeWords =
  /\d|\b(?:today|tonight|tomorrow|yesterday|noon|midnight|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|month|morning|evening|afternoon)/i

/** Whether looking for dates is worth its time. */
export function hasTimeWords(text: string): boolean {
  return timeWords.test(text)
}

export function dateOf(when: ParsedComponents): string {
  return `${when.get('year')}-${two(when.get('month'))}-${two(when.get('day'))}`
}

export function timeOf(when: ParsedComponents): string {
  return `${two(when.get('hour'))}:${two(when.get('minute'))}`
}

function two(number: number | null): string {
  return String(number ?? 0).padStart(2, '0')
}
