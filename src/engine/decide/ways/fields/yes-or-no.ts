import type { Doable, Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import { generalActs } from '../../../understand/acts.ts'
import { asking } from '../../../understand/question-cues.ts'
import { namesDeed } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

/** "We have no cellar": what a page asks with yes and no is answered by what is told, or denied. */
export function yesOrNo(sentence: Sentence, scene: Scene): Doable | undefined {
  const telling = tellingPlaces(sentence)
  if (telling.length === 0 || sentence.values.length > 0) return undefined
  if (namesDeed(sentence, generalActs)) return undefined
  if (sentence.cues.some(({ name }) => asking.has(name) && name !== 'whether')) return undefined
  if (/[?？؟]/.test(sentence.text)) return undefined
  const denied = telling.filter((place) => sentence.negated[place])
  if (denied.length > 0 && denied.length < telling.length) return undefined
  const wanted = denied.length > 0 ? no : yes
  const [one, other] = scene.doables.filter(
    (doable) => says(doable, wanted) && isAnswer(doable, scene) && isAsked(doable, telling, sentence, scene),
  )
  return other ? undefined : one
}

const yes: ReadonlySet<string> = new Set(['talk.yes', 'form.yes'])
const no: ReadonlySet<string> = new Set(['talk.no', 'form.no'])

function says({ labels: [label], use }: Doable, notions: ReadonlySet<string>): boolean {
  const words = label?.words ?? []
  return use === 'tick' && words.length === 1 && label!.senses.some(({ notion }) => notions.has(notion))
}

/** Whether it is one of a yes and a no that stand under one question. */
function isAnswer({ thing }: Doable, { doables }: Scene): boolean {
  const asked = questionOf(thing)
  const beside = doables.filter((one) => one.thing.kind === thing.kind && questionOf(one.thing) === asked)
  return (
    asked !== '' &&
    beside.length === 2 &&
    beside.some((one) => says(one, yes)) &&
    beside.some((one) => says(one, no))
  )
}

function questionOf({ path }: Doable['thing']): string {
  return path.at(-1) ?? ''
}

function isAsked({ thing }: Doable, telling: readonly number[], sentence: Sentence, scene: Scene): boolean {
  const { met } = cover(sentence, scene.read(questionOf(thing)), scene.rarity, { denied: true })
  return telling.every((place) => (met.get(place) ?? 2) < 2)
}
