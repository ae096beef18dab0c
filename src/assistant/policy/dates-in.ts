import * as chrono from 'chrono-node'

const readers = [chrono.casual, chrono.de.casual, chrono.fr.casual, chrono.es.casual, chrono.it.casual]
const others = [chrono.pt.casual, chrono.nl.casual, chrono.ja.casual, chrono.zh.casual]

/** The days and times a text speaks of, as comparable words: `2026-11-20`, `19:30`. */
export function datesIn(text: string, now: Date): string[] {
  const found = [...readers, ...others].flatMap((reader) => reader.parse(text, now, { forwardDate: true }))
  const parts = found
    .flatMap(({ start, end }) => [start, end])
    .filter((part) => part !== null && part !== undefined)
  return [...new Set([...parts.flatMap(namesOf), ...plainTimes(text)])]
}

function namesOf(part: chrono.ParsedComponents): string[] {
  const two = (name: chrono.Component) => String(part.get(name) ?? 0).padStart(2, '0')
  const day =
    part.isCertain('hour') && !part.isCertain('day') && !part.isCertain('weekday')
      ? []
      : [`${part.get('year')}-${two('month')}-${two('day')}`]
  return part.isCertain('hour') ? [...day, `${two('hour')}:${two('minute')}`] : day
}

function plainTimes(text: string): string[] {
  return [...text.matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g)].map(
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  )
}
