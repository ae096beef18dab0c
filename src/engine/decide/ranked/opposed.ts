import { lineOf, vocabulary } from '#assistant'
import type { Doable } from '../../candidates/scene.ts'
import { cover } from '../../rank/cover.ts'
import { removing } from '../../understand/acts.ts'
import { referencesIn } from '../../understand/references.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { puttingIn, takingOut } from '../../understand/taking-out.ts'

/** Whether a thing does the opposite of what was said: what is to be taken out is not put in. */
export function isOpposed({ use, labels }: Doable, sentence: Sentence): boolean {
  // "Take the red one out and add the blue one"
  if (use !== 'press' || sentence.acts.has('act.add')) return false
  const refused = referencesIn(sentence).refuses && !sentence.excluded.some(Boolean)
  if (!takingOut(sentence) && !refused) return false
  const does = (notions: readonly string[]) =>
    labels[0]?.senses.some(({ notion }) => notions.includes(notion)) === true
  return does(puttingIn) && !does(removing)
}

/** Whether a thing cannot be what takes something out: it neither does so, nor leads anywhere. */
export function leavesIn({ use, thing, labels }: Doable, sentence: Sentence): boolean {
  if (!sentence.senses.some(({ notion }) => removing.includes(notion)) || !takingOut(sentence)) return false
  const leads = thing.kind === 'link' || thing.kind === 'tab' || thing.state.expanded !== undefined
  const takes = labels.some(({ senses }) => senses.some(({ notion }) => lasting.has(notion)))
  return use !== 'tick' && !leads && thing.state.popup === undefined && !takes
}

/** Acts of a button that nothing takes back. */
const lasting: ReadonlySet<string> = new Set([
  'act.delete',
  'act.remove',
  'act.cancel',
  'act.clear',
  'cart.remove',
  'cart.empty',
  'order.place',
  'pay',
])

/** Whether pressing a thing deletes, orders or pays, and no word speaks of that. */
export function bindsUnsaid({ use, thing, labels }: Doable, sentence: Sentence): boolean {
  const [label] = labels
  if (use !== 'press' || thing.kind === 'link' || !label) return false
  const deeds = label.senses.filter(({ notion }) => lasting.has(notion)).flatMap(({ places }) => places)
  const line = lineOf(thing.name)
  const binds = deeds.length > 0 || vocabulary.final.has(line) || vocabulary.destructive.has(line)
  if (!binds) return false
  const { words } = cover(sentence, label, () => 1)
  const places = deeds.length > 0 ? deeds : [...label.words.keys()]
  return !places.some((place) => (words[place] ?? 4) <= 2)
}
