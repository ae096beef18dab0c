import * as chrono from 'chrono-node'

/** Reads the days and times of a text. */
export type DateReader = Pick<chrono.Chrono, 'parse'>

/**
 * Chrono's readers that policy and engine share. English has its own (english-dates.ts); in Arabic and Chinese the
 * two read differently.
 */
export const dateReaders = {
  de: chrono.de.casual,
  fr: chrono.fr.casual,
  es: chrono.es.casual,
  it: chrono.it.casual,
  pt: chrono.pt.casual,
  nl: chrono.nl.casual,
  ja: chrono.ja.casual,
} satisfies Record<string, DateReader>
