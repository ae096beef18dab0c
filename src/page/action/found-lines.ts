import { type Line, limits } from '#protocol'
import { isInside } from '../dom/composed.ts'
import { isFormField } from '../dom/kind.ts'
import { chooseLeaves, inRecords, recordOf } from '../outline/choose.ts'
import type { Leaf } from '../outline/leaves.ts'
import type { Study } from '../snapshot/study.ts'
import { folded } from '../text.ts'
import type { Hands } from './hands.ts'
import { studyNow } from './study-now.ts'

const most = { lines: limits.linesPerResult, bytes: limits.visibleTextCharacters }
/** What stands around a hit that belongs to no record. */
const around = 2

/** Lines of the whole live page around each place that holds the words, the best first to be kept; in page order. */
export async function linesAbout(
  words: readonly string[],
  need: 'all' | 'some',
  hands: Hands,
): Promise<Line[]> {
  const study = await studyNow(hands)
  const { lines } = await study.write({
    most,
    withoutGaps: true,
    from: (leaves, { share }) => hitsOf(leaves, words, { study, need, share }),
  })
  return lines
}

/** Lines of the page as it is told, as many as a result takes. */
export async function linesOfPage(hands: Hands): Promise<Line[]> {
  const study = await studyNow(hands)
  const { viewport } = study.sight
  const { lines } = await study.write({
    most,
    from(leaves, { isLayer, share }) {
      // The choice is made for the wire, which takes more.
      const part = share * Math.min(1, most.bytes / limits.outlineBytes, most.lines / limits.outlineLines)
      return chooseLeaves(leaves, { viewport, isLayer, isMeant: no, isWorking: no, share: part })
    },
  })
  return lines
}

/**
 * Lines of one element, or of the whole page, from a place on: as many as a result takes, records whole, and where to
 * read on.
 */
export async function linesFrom(start: number, element: Element | undefined, hands: Hands): Promise<Line[]> {
  const study = await studyNow(hands)
  let next = 0
  let all = 0
  const { lines } = await study.write({
    most,
    withoutGaps: true,
    from(leaves, { share }) {
      const inside = element ? leaves.filter(({ entry }) => isInside(entry.element, element)) : leaves
      all = inside.length
      next = Math.min(all, start + Math.max(1, Math.floor(most.lines * roomForParts * share)))
      next = endOfRecord(inside, start, next)
      return inside.slice(start, next)
    },
  })
  return next < all ? [...lines, [0, 0, 'more', `… ${all - next} more, read on from ${next + 1}`]] : lines
}

/** Where the last record that fits whole ends; where it is if none does. */
function endOfRecord(leaves: readonly Leaf[], start: number, end: number): number {
  const recordAt = (at: number) => recordOf((leaves[at] as Leaf).entry)
  if (end >= leaves.length || !recordAt(end)) return end
  for (let at = end; at > start; at -= 1) if (recordAt(at - 1) !== recordAt(end)) return at
  return end
}

/** What a part stands in takes lines too. */
const roomForParts = 0.7

const no = () => false

interface Group {
  readonly leaves: Leaf[]
  readonly score: number
}

/** The records and loose leaves that hold all of the words, or at least half of them, as long as there is room. */
function hitsOf(
  leaves: readonly Leaf[],
  words: readonly string[],
  { study, need, share }: { study: Study; need: 'all' | 'some'; share: number },
): Leaf[] {
  const scored = inRecords(leaves).map((group): Group => {
    const text = group.map((leaf) => wordsOf(leaf, study)).join(' ')
    const held = words.filter((word) => text.includes(word)).length
    return { leaves: group, score: held + (text.includes(words.join(' ')) ? 1 : 0) }
  })
  const enough = need === 'all' ? words.length : Math.max(1, words.length / 2)
  const chosen = new Set<Leaf>()
  for (const { leaves: hit } of scored
    .filter(({ score }) => score >= enough)
    .sort((a, b) => b.score - a.score)) {
    if (chosen.size >= most.lines * share) break
    const [first] = hit as [Leaf, ...Leaf[]]
    const at = leaves.indexOf(first)
    const near = hit.length > 1 ? hit : leaves.slice(Math.max(0, at - around), at + around + 1)
    for (const leaf of near) chosen.add(leaf)
  }
  return leaves.filter((leaf) => chosen.has(leaf))
}

/** Everything that a leaf may be called by, in comparable letters. */
function wordsOf({ entry, runs, title, meaning }: Leaf, { nameOf, stateOf, closed }: Study): string {
  const texts = [...runs, ...(title?.runs ?? []), ...(meaning?.runs ?? [])].map(({ text }) => text)
  const { element, thing, masked } = entry
  if (thing && runs.length === 0 && !masked) {
    const { value = '', placeholder = '', hint = '', shown = '' } = isFormField(element) ? stateOf(entry) : {}
    texts.push(nameOf(element), value, placeholder, hint, shown, closed.get(element) ?? '')
  }
  return folded(texts.join(' '))
}
