import { cookieNotice, namesCookies } from '../../../candidates/cookie-notice.ts'
import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Meaning } from '../../../meaning/meanings.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

/** What says yes to cookies, no to all that can be left out, or that one wants to choose among them. */
const choices = {
  yes: [
    'settings.cookies-accept',
    'accept',
    'agree',
    'allow',
    'allowed',
    'permit',
    'act.confirm',
    'talk.yes',
  ],
  no: [
    'settings.cookies-reject',
    'act.decline',
    'refuse',
    'state.rejected',
    'necessary',
    'state.required',
    'important',
    'talk.no',
  ],
  among: [
    'settings.cookies',
    'settings.open',
    'settings',
    'settings.privacy',
    'manage',
    'adapt',
    'product.personalise',
    'view.details',
  ],
} as const

type Choice = keyof typeof choices

/** "No cookies please": what the page's notice of cookies has to press for it. */
export function cookieChoice(sentence: Sentence, scene: Scene): Doable | undefined {
  if (!namesCookies(sentence.text) && !deniesTracking(sentence)) return undefined
  const wanted = wantedIn(sentence)
  if (!wanted) return undefined
  const notice = cookieNotice(scene.view)
  const offered = scene.doables.filter(({ thing }) => notice.has(thing.id))
  const called = offered.find(({ labels: [label] }) => label && choiceOf(label) === wanted)
  // What says neither yes nor that one may choose, says no beside a yes, and yes where it stands alone: "Got it".
  const [other, another] = offered.filter(({ labels: [label] }) => label && choiceOf(label) === undefined)
  const accepts = offered.some(({ labels: [label] }) => label && choiceOf(label) === 'yes')
  const buttons = offered.filter(({ thing }) => thing.kind === 'button')
  const [only, second] = buttons
  if (called || wanted === 'no') return called ?? (accepts && !another ? other : undefined)
  return second ? undefined : only
}

const tracking = new Set(['settings.tracking', 'trace-track'])

/** "Don't track me" says nothing else, and where a notice of cookies stands it is said of them. */
function deniesTracking({ senses, negated, weights }: Sentence): boolean {
  const told = new Set(senses.flatMap(({ notion, places }) => (tracking.has(notion) ? places : [])))
  return (
    tellingPlaces({ weights }).some((place) => told.has(place) && negated[place]) &&
    tellingPlaces({ weights }).every((place) => told.has(place))
  )
}

/** What is wanted of them; undefined where that is not said, or they are only asked about. */
function wantedIn(sentence: Sentence): 'yes' | 'no' | undefined {
  const { negated, cues } = sentence
  if (negated.some(Boolean) || cues.some(({ name }) => name === 'not' || name === 'only')) return 'no'
  const { senses, words } = sentence
  // That they are spoken of says neither yes nor no.
  const beside = senses.filter(({ places }) =>
    places.some((place) => !namesCookies(words[place]?.text ?? '')),
  )
  const said = choiceOf({ senses: beside })
  return said === 'among' ? undefined : said
}

/** What a text says of cookies: to refuse is said by more than to accept, "continue without accepting". */
function choiceOf({ senses }: Pick<Meaning, 'senses'>): Choice | undefined {
  const says = (choice: Choice) =>
    senses.some(({ notion }) => (choices[choice] as readonly string[]).includes(notion))
  return (['no', 'yes', 'among'] as const).find(says)
}
