import { minutesIn } from '#languages'

/** What may stand before a number of hours or days that only says how long. */
const lead = /^(?:for|pendant|durante|per|für|voor|przez|por)\s+/iu
const counted =
  /^(?:\d+(?:[.,]\d+)?|an?|half|few|couple|of|and|several|y|e|et|und|[a-z]{2,6}een|two|three|four|five|six|seven|eight|nine|ten|un[ao]?|une|dos|tres|cuatro|cinco|due|tre|quattro|cinque|ein|eine|zwei|drei|vier)$/iu

/** Whether words tell how long something takes, and no day and no hour: "13 hours", "for two days". "In 3 hours" tells one. */
export function isDuration(said: string): boolean {
  const words = said.replace(lead, '').split(/\s+/u)
  const units = words.filter((word) => word.length > 2 && minutesIn(word) !== undefined)
  return units.length > 0 && words.every((word) => units.includes(word) || counted.test(word))
}
