import { indexThings, thingOf, type Thing } from '../ground/page-index.ts'
import { ground } from '../ground/ground.ts'
import { askingWords } from '../answer/asking-words.ts'
import { words } from '../language/words.ts'
import type { Intent } from '../understand/intent.ts'
import { askWhich } from './offer.ts'
import type { Outcome, Scene } from './outcome.ts'
import { pin, use } from './press.ts'

const mostOffered = 4

/** When a phrase names a part of the page, such as a product's card: what can be done in that part. */
export function inRegion(phrase: string, scene: Scene, opens: boolean): Outcome | undefined {
  const things = thingsIn(phrase, scene)
  if (things.length === 0) return undefined
  const intent: Intent = { kind: 'open', target: phrase }
  const links = things.filter(({ kind }) => kind === 'link')
  const [only, other] = links
  if (opens && only && !other) return use(only, scene, intent)
  return askWhich(things.slice(0, mostOffered), scene, (thing) =>
    pin({ ...intent, target: thing.label }, thing),
  )
}

function thingsIn(phrase: string, { index }: Scene): Thing[] {
  const usable = index.things.filter(({ kind }) => kind === 'link' || kind === 'button')
  const names = [...new Set(usable.flatMap(({ element }) => element.parent ?? []))].filter(
    (name) => !frame.test(name),
  )
  const regions = indexThings(names.map((text, id) => thingOf({ id, type: 'link', text })))
  const asked = words(phrase).filter(({ folded }) => !askingWords.has(folded) && !leading.test(folded))
  const found = ground(asked.map(({ raw }) => raw).join(' '), regions, { kinds: ['link'] })
  return found.kind === 'sure' ? usable.filter(({ element }) => element.parent === found.thing.label) : []
}

/** Parts that every page has, and that nobody means by a product's name. */
const frame =
  /^(?:main|main menu|navigation|header|banner|footer|contentinfo|menu|site|filters?|pages?|actions?)$/i

/** Words with which a wish begins. */
const leading = /^(?:more|details?|see|read|watch|remember|later|keep|want|would|like|please|something|open)$/
