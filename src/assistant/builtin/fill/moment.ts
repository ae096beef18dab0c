import type { ParsedComponents } from 'chrono-node'
import { closestWord } from '../language/spelling.ts'

const timeWords =
  /\d|\b(?:today|tonight|tomorrow|yesterday|noon|midnight|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|month|morning|evening|afternoon|half past|quarter)/i

/** Whether looking for dates is worth its time. */
export function hasTimeWords(text: string): boolean {
  return timeWords.test(text)
}

const calendar: ReadonlySet<string> = new Set(
  (
    'january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday today tomorrow'
  ).split(' '),
)

/** Whether a word is the name of a day or a month. */
export function isCalendar(word: string): boolean {
  return calendar.has(word.toLowerCase())
}

/** A date with the names of its days and months spelt right. */
export function respellDate(text: string): string {
  return text.replace(/\p{L}{5,}/gu, (word) => closestWord(word.toLowerCase(), calendar) ?? word)
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
