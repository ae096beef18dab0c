import type { Scene } from '../act/outcome.ts'
import { nameOf } from '../act/moves.ts'
import { ground } from '../ground/ground.ts'
import { indexThings, thingOf, type PageIndex, type Thing } from '../ground/page-index.ts'
import type { Phrasebook } from '../texts/index.ts'

const asksOptions =
  /^(?:what|which)(?: (?:are|is))?(?: the)?(?: options| choices| values)?(?: (?:are|is) there)?(?: available)?(?: for| in| of)? (.+?)(?: (?:are|is) (?:there|available|possible|offered)| (?:can|could|may) (?:i|we) (?:choose|pick|select|have)| do you (?:have|offer)| does (?:it|this) come in)?\??$/i
const asksChoices =
  /^(?:what|which) (.+?) (?:options|choices|values|possibilities)(?: (?:are|is) (?:there|available)| do (?:i|you) have)?\??$/i
const asksValue =
  /^what(?:'s|’s| is)(?: currently)? (?:in|the value of|entered in|written in)(?: the)? (.+?)\??$/i

const asksOwn = /^what(?:'s|’s| is)(?: currently)? my (.+?)\??$/i

/** Questions about what a select offers or a field holds. */
export function optionsAnswer(question: string, { index, say }: Scene): string | undefined {
  const value = asksValue.exec(question)?.[1]
  if (value !== undefined) {
    const found = ground(value, index, { kinds: ['field', 'select'] })
    if (found.kind !== 'sure' || found.thing.element.secret) return undefined
    return valueOf(found.thing, say)
  }
  const own = asksOwn.exec(question)?.[1]
  const held = own === undefined ? undefined : ground(own, index, { kinds: ['field'] })
  if (held?.kind === 'sure') return held.thing.element.secret ? undefined : valueOf(held.thing, say)
  const about = asksChoices.exec(question)?.[1] ?? asksOptions.exec(question)?.[1]
  if (about === undefined) return undefined
  const found = ground(about, index, { kinds: ['select'] })
  if (found.kind !== 'sure') return radiosAnswer(about, index, say)
  if (found.kind !== 'sure' || !found.thing.element.options?.length) return undefined
  return say('offers', { label: nameOf(found.thing), list: found.thing.element.options.join(', ') })
}

function valueOf(thing: Thing, say: Phrasebook): string {
  const label = nameOf(thing)
  const { value } = thing.element
  return value ? say('holds', { label, value }) : say('isEmpty', { label })
}

/** A group of radios offers what a select would. */
function radiosAnswer(about: string, { things }: PageIndex, say: Phrasebook): string | undefined {
  const radios = things.filter(({ kind }) => kind === 'radio')
  const names = [...new Set(radios.flatMap(({ element }) => element.parent ?? []))]
  const groups = indexThings(names.map((text, id) => thingOf({ id, type: 'radio', text })))
  const found = ground(about, groups, { kinds: ['radio'] })
  if (found.kind !== 'sure') return undefined
  const { label } = found.thing
  const own = radios.filter(({ element }) => element.parent === label)
  return say('offers', { label, list: own.map((thing) => thing.label).join(', ') })
}
