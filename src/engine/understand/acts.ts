import type { Meaning } from '../meaning/meanings.ts'
import type { Cue } from '../words/cues.ts'

const actNotions = /^(?:act|talk|nav|view|search\.find|filter\.open|content\.read)\b/

/** Whether a notion is something to be done. */
export function isAct(notion: string): boolean {
  return actNotions.test(notion)
}

/** Deeds that take something away. */
export const removing: readonly string[] = ['act.delete', 'act.remove', 'cart.remove']

/** Acts that are done with anything. */
export const generalActs: ReadonlySet<string> = new Set([
  'act.open',
  'nav.go-to',
  'act.show',
  'act.select',
  'act.tick',
  'act.expand',
  'view.details',
  'content.read',
  'act.check-something',
  'act.start',
  'nav.continue',
  'search.find',
])

/** The acts that senses name, such as `act.open`. */
export function actsIn(senses: Meaning['senses'], cues: readonly Cue[]): ReadonlySet<string> {
  return new Set(
    senses.flatMap((sense) => (isAct(sense.notion) && !isOwnDoing(sense, cues) ? [sense.notion] : [])),
  )
}

/** What somebody brings along ("I bring the tent") takes nobody to another page, as "bring me there" does. */
function isOwnDoing({ notion, places }: Meaning['senses'][number], cues: readonly Cue[]): boolean {
  const [place] = places
  return (
    notion === 'nav.go-to' &&
    places.length === 1 &&
    cues.some(({ name, to }) => name === 'told' && to === place) &&
    !cues.some(({ name, from, to }) => name === 'go' && from <= place! && place! < to)
  )
}
