import type { Doable, Scene } from '../../../candidates/scene.ts'
import { assign } from '../../../fill/assign.ts'
import { moveOf, type Move } from '../../../plan/move.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'

/** Deeds that something is still to be written for, once they are begun. */
const begun = new Set(['act.reply', 'act.forward', 'act.share', 'act.invite', 'act.comment'])

const written = new Set<string>(['quoted', 'email'])

/** "Reply with “See you at noon”", "share it with ada@example.org": where no field is there for it yet, what leads to one is pressed first. */
export function pressFirst(
  sentence: Sentence,
  scene: Scene,
): { readonly moves: readonly Move[]; readonly todo: readonly string[] } | undefined {
  const { senses, values, words } = sentence
  const value = values.find(({ kind }) => written.has(kind))
  const act = senses.find(({ notion, places }) => begun.has(notion) && places[0] === 0)
  if (!value || !act || clausesOf(sentence).length > 1) return undefined
  const [control, other] = scene.doables.filter((doable) => isFor(doable, act.notion))
  if (!control || other || assign(sentence, scene).fillings.length > 0) return undefined
  const told = value.kind === 'quoted' ? `“${value.value}”` : value.value
  // What was written is sent by what the deed is called: without that it is not done.
  const deed = act.places.map((place) => words[place]!.text).join(' ')
  return { moves: [moveOf(control, true)], todo: [told, deed] }
}

/** Whether something is pressed for a deed and is called by it alone, or nearly. */
function isFor({ use, labels: [label] }: Doable, deed: string): boolean {
  return (
    use === 'press' &&
    label !== undefined &&
    label.words.filter(({ content }) => content).length < 3 &&
    label.senses.some(({ notion }) => notion === deed)
  )
}
