import type { Scene } from '../candidates/scene.ts'
import { cover, type Level } from '../rank/cover.ts'
import type { Sentence } from '../understand/sentence.ts'
import { filling } from '../weights.ts'
import type { Filling } from './assign.ts'
import type { Slot } from './slots.ts'

/** Options of lists that a sentence names, by the words that tell them from the others of their list. */
export function optionsSaid(sentence: Sentence, { rarity }: Scene, slots: readonly Slot[]): Filling[] {
  return slots.flatMap((slot): Filling[] => {
    const rated = slot.options.flatMap(({ option = '', labels: [label] }) => {
      if (!label || option === '') return []
      const { met, label: said } = cover(sentence, label, rarity)
      const telling = label.words.filter(({ stem, content }) => content && !sharedBy(stem, slot))
      const named = telling.length > 0 && [...met].some(([place, level]) => isMeant(place, level, sentence))
      const places = [...met]
        .filter(([place, level]) => isMeant(place, level, sentence))
        .map(([place]) => place)
      return named && said[1] > 0 ? [{ option, share: said[1], places }] : []
    })
    rated.sort((one, other) => other.share - one.share)
    const [best, second] = rated
    if (!best || (second && second.share === best.share)) return []
    const [first, last] = [sentence.words[Math.min(...best.places)], sentence.words[Math.max(...best.places)]]
    if (!first || !last) return []
    // Words far apart are no name of an option.
    const apart = Math.max(...best.places) - Math.min(...best.places) > best.places.length + 1
    return [
      {
        slot,
        value: best.option,
        option: true,
        at: first.at,
        end: apart ? first.end : last.end,
        strength: filling.option * best.share,
      },
    ]
  })
}

function isMeant(place: number, level: Level, { weights, negated }: Sentence): boolean {
  return level < 2 && !negated[place] && ((weights[place] ?? 0) >= 0.5 || level === 0)
}

/** Whether a word stands in most options of a list, and so tells none apart. */
function sharedBy(stem: string, { options }: Slot): boolean {
  const holding = options.filter(({ labels }) => labels[0]?.words.some((word) => word.stem === stem))
  return holding.length > 1 && holding.length > options.length / 2
}
