import {
  addressDeeds,
  addressPlaces,
  addressVerbs,
  allWords,
  conceptWords,
  haltWords,
  noVerbs,
  verbEndings,
} from '#languages'
import { fold } from '#protocol'

/** A pattern of one whole part of an address. */
export const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i')

/** One part of a path in small letters, its words run together: `switch-plan`, `switchPlan`. */
export function joined(part: string): string {
  return part
    .replace(/\.\w{2,4}$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

/** Whether a part of an address, as `joined` tells it, is done anywhere and nothing is called so: `unlist`, `opt-out`. */
export function isAddressDeed(word: string): boolean {
  return deed.test(word)
}

/** Whether it is something that is done, by our lists or by its ending. Elsewhere it may be the name of something. */
export function isAddressVerb(word: string): boolean {
  return verb.test(word) || verbs.has(fold(word)) || (ending.test(word) && !noVerb.test(word))
}

/** The verbs of our other lists, as addresses spell them: `/abo/pausieren`, `/suscripcion/pausar`. */
const verbs = new Set(
  [...Object.values(conceptWords), haltWords]
    .flatMap(allWords)
    .map((word) => fold(word.replace('*', '')))
    .filter((word) => /^[a-z]{4,}$/.test(word) && !whole(addressPlaces).test(word)),
)
const deed = whole(addressDeeds)
const verb = whole(addressVerbs)
const ending = whole(verbEndings)
const noVerb = whole(noVerbs)
