import { oncePerObject } from '#protocol'
import { isSecret, type Thing } from '#assistant'
import type { TextName } from '#languages'
import { isOwnDecision, type Scene } from '../../candidates/scene.ts'
import { cover, saidShare } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'

/** Why the engine leaves a thing to the visitor. */
const reasons: readonly { readonly text: TextName; readonly holds: (thing: Thing) => boolean }[] = [
  { text: 'secret', holds: (thing) => isSecret(thing) },
  { text: 'consent', holds: (thing) => isOwnDecision(thing) },
  { text: 'file', holds: ({ kind }) => kind === 'file' },
  { text: 'disabled', holds: ({ state }) => state.disabled === true },
]

/** What of a page is left to the visitor, and why. */
const leftAlone = oncePerObject(({ view }: Scene) =>
  view.things.flatMap((thing) => {
    const reason = reasons.find(({ holds }) => holds(thing))
    return reason ? [{ text: reason.text, label: thing.name }] : []
  }),
)

/** What a sentence speaks of that is the visitor's own to do, or that nobody can use now. */
export function ownPart(sentence: Sentence, scene: Scene): { text: TextName; label: string } | undefined {
  const { doables, rarity, read } = scene
  const shareOf = (name: string) => {
    const { label, byCommand, met } = cover(sentence, read(name), rarity)
    return label[1] + byCommand < filling.labelSaid ? 0 : saidShare(sentence, met)[1]
  }
  let best: { text: TextName; label: string; share: number } | undefined
  for (const { text, label } of leftAlone(scene)) {
    const share = shareOf(label)
    if (share > (best?.share ?? 0)) best = { text, label, share }
  }
  if (!best) return undefined
  const { share } = best
  return doables.some(({ thing, option }) => shareOf(option ?? thing.name) >= share) ? undefined : best
}
