import * as chrono from 'chrono-node'
import { quickChrono } from './quick-chrono.ts'

/** Reads the days and times of a text. */
export type DateReader = Pick<chrono.Chrono, 'parse'>

/**
 * Chrono's readers that policy and engine share. English has its own (english-dates.ts); in Arabic and Chinese the
 * two read differently.
 */
export const dateReaders = {
  de: quickChrono(chrono.de.casual),
  fr: quickChrono(chrono.fr.casual),
  es: quickChrono(chrono.es.casual),
  it: quickChrono(chrono.it.casual),
  pt: quickChrono(chrono.pt.casual),
  nl: quickChrono(chrono.nl.casual),
  ja: quickChrono(chrono.ja.casual),
} satisfies Record<string, DateReader>
