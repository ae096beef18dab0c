import type { CommandLanguage } from '../../kinds.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** How a language says times and days in words. Ways are patterns; words of one meaning stand between bars. */
export interface MomentWords {
  /** The hours from one on, blanks between them; several forms of an hour are joined by a slash. */
  readonly hours: string
  /** How times are said: `{h}` is the hour, `{m}` minutes in figures; with the minutes that are added. The fullest first. */
  readonly times: readonly (readonly [way: string, minutes: number])[]
  /** The same, where the number may as well count what follows: only at the end of a phrase, or before one of `links`. */
  readonly bareTimes: readonly string[]
  readonly links: string
  /** What says beside an hour in which part of the day it is; with `<` only before it. */
  readonly parts: Readonly<Record<DayPart, string>>
  /** Twelve o'clock by day and by night, as a word of its own. */
  readonly midday: string
  readonly midnight: string
  /** From Monday on, written as `hours` are. */
  readonly weekdays: string
  /** Before a weekday: every one of them, which is no day. */
  readonly every: string
  /** Beside a weekday: the one of the week to come, and not the first that comes. */
  readonly ofNextWeek: string
  /** Today, tomorrow and the day after. */
  readonly nextDays: readonly [string, string, string]
  /** `{n}` is how many (one, where it is not said), `{u}` of what: "in two weeks"; `twice` is an ending that says two. */
  readonly later: readonly string[]
  readonly days: string
  readonly weeks: string
  /** How many, from one on, as a day of a month is counted in words: "the third of May". */
  readonly monthDays: string
}

export const momentWords: Readonly<Record<CommandLanguage, MomentWords>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  tr,
  ar,
  zh,
  ja,
}
