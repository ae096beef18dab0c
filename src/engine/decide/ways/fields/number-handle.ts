import type { Scene } from '../../../candidates/scene.ts'
import { arrowKeys } from '../../../plan/arrow-keys.ts'
import type { Move } from '../../../plan/move.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'

/** "Set the slider to 40", where it is but a handle that is dragged and called by the number it shows. */
export function readHandle(
  sentence: Sentence,
  scene: Scene,
  parsePart: (text: string) => Sentence,
): { readonly moves: readonly Move[]; readonly todo: readonly string[] } | undefined {
  const [own, ...later] = clausesOf(sentence)
  const part = own && parsePart(own.text)
  const [number, more] = part?.values ?? []
  const slides = part?.senses.some(({ notion }) => notion === 'slider')
  if (!part || !slides || number?.kind !== 'number' || more) return undefined
  const [handle, other] = scene.view.things.filter(
    ({ use, name, state }) => use === 'drag' && !state.disabled && /^[-−]?\d+$/u.test(name),
  )
  if (!handle || other) return undefined
  const shown = handle.name.replace('−', '-')
  const moves = Number(shown) === Number(number.value) ? [] : arrowKeys(handle, shown, number.value)
  return (
    moves && {
      moves: moves.map((move) => Object.assign(move, { said: part.text })),
      todo: later.map(({ text }) => text),
    }
  )
}
