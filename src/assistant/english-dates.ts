import { casual, Chrono, type ParsedResult } from 'chrono-node'

/** What only the two dearest parsers read: compiling their patterns costs a quarter of a second, once. */
const farOff =
  /\b(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|yrs?)\s{0,5}(?:ago|before|earlier|later|after|from now|henceforth|forward|out)\b/i
const near = new Chrono({
  parsers: casual.parsers.filter((parser) => !/TimeUnit(?:Ago|Later)/.test(parser.constructor.name)),
  refiners: casual.refiners,
})

/** The moments an English text speaks of; a weekday or a day without its year is one to come. */
export function englishDates(text: string, now: Date): ParsedResult[] {
  return (farOff.test(text) ? casual : near).parse(text, now, { forwardDate: true })
}
