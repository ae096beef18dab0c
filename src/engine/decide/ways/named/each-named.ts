import type { Scene } from '../../../candidates/scene.ts'
import { moveOf, type Move } from '../../../plan/move.ts'
import { clausesOf, type Clause } from '../../../understand/clauses.ts'
import { placesIn, type Extent } from '../../../understand/extent.ts'
import { referencesIn } from '../../../understand/references.ts'
import { saysOrder } from '../../../understand/orders.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { asksLater, asksMeasure, wonders } from '../../../understand/question-cues.ts'
import { tellingPlaces } from '../../../understand/telling.ts'
import { choosing } from '../../../weights.ts'
import type { Deciding, Decision } from '../../decision.ts'
import type { ReadPart } from '../../way.ts'
import { isDenied } from '../../several.ts'
import { isAlike, namedAlike, type Naming } from './named-alike.ts'
import { doesAllSaid, hasNumber } from '../../ranked/does-all-said.ts'
import { isSo, rankSingle, type Single } from '../../ranked/single.ts'

/** What is to be done with each, and what is said behind it. */
interface Each {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

/**
 * "Mute the garden and the news channel": where the parts of a sentence name things alike, what is said of one of
 * them is said of each.
 */
export function eachNamed(
  sentence: Sentence,
  { scene, weights, parsePart }: Deciding,
  { meant }: Single,
  readPart: ReadPart,
): Each | undefined {
  const clauses = clausesOf(sentence)
  if (clauses.length < 2 || asksMeasure(sentence) || asksLater(sentence) || wonders(sentence))
    return undefined
  const tried = new Set<string>()
  for (const named of namedAlike(clauses, meant, sentence)) {
    const shared = sharedBy(named, sentence, parsePart)
    if (!shared || tried.has(shared.parts.join('\n'))) continue
    tried.add(shared.parts.join('\n'))
    const parts = shared.parts.map((text) => {
      const part = parsePart(text)
      return { part, single: rankSingle(part, scene, weights, 0) }
    })
    const moves = movesOf(parts, scene, readPart) ?? likelyMoves(parts, { scene, parsePart })
    if (moves) return { moves, todo: shared.todo }
  }
  return undefined
}

/** The sentence for one of several, and what may be meant by it. */
interface Part {
  readonly part: Sentence
  readonly single: Single
}

/** What each comes to for itself. */
function movesOf(parts: readonly Part[], scene: Scene, readPart: ReadPart): Move[] | undefined {
  const moves: Move[] = []
  for (const { part, single } of parts) {
    const move = onlyMove(readPart(part, single))
    if (!move) return undefined
    moves.push(move)
  }
  return areAlike(moves, scene) ? moves : undefined
}

/** What is likeliest of each: that it is the same with things alike bears each of them out. */
function likelyMoves(
  parts: readonly Part[],
  { scene, parsePart }: Pick<Deciding, 'scene' | 'parsePart'>,
): Move[] | undefined {
  const likeliest = parts.flatMap(({ part, single: { meant, trust } }) => {
    const [first] = meant
    const fits =
      first &&
      trust >= choosing.eachAlike &&
      (first.doable.use === 'tick' || first.acts === true) &&
      doesAllSaid(first, part, { parsePart, trust }) &&
      hasNumber(first, part)
    return fits ? [{ first, trust, text: part.text }] : []
  })
  const doubt = likeliest.reduce((product, { trust }) => product * (1 - trust), 1)
  if (likeliest.length < parts.length || 1 - doubt < choosing.byKinship) return undefined
  const moves = likeliest.map(({ first, text }) =>
    Object.assign(moveOf(first.doable, first.on), { said: text }),
  )
  const open = moves.filter((_, at) => !isSo(likeliest[at]!.first))
  return areAlike(moves, scene) && open.length > 0 ? open : undefined
}

/** The sentence for each of several, with what is said of all of them; and what is said behind. */
function sharedBy(
  named: readonly Naming[],
  sentence: Sentence,
  parsePart: Deciding['parsePart'],
): { readonly parts: readonly string[]; readonly todo: readonly string[] } | undefined {
  const { text, words } = sentence
  const clauses = clausesOf(sentence)
  const [first, last] = [named[0]!, named.at(-1)!]
  const orders = named.filter(({ clause }) => saysOrder(parsePart(clause.text)))
  if (first.index > 0 || orders.length > 1) return undefined
  const start = Math.min(...[...first.places].map((place) => words[place]!.at))
  const stop = Math.max(...[...last.places].map((place) => words[place]!.end))
  const behind = clauses.slice(last.index + 1)
  const closes = behind[0] && isOfAll(behind[0], sentence, parsePart)
  const close = closes ? text.slice(behind[0]!.at, behind[1]?.at) : ''
  // "Lamp on, radio on": what each of them says for itself is not shared.
  const repeats = (from: Extent, others: readonly Naming[]) =>
    placesIn(from, sentence).some((place) =>
      others.some(({ clause }) =>
        placesIn(clause, sentence).some(
          (other) => words[place]!.content && words[other]!.stem === words[place]!.stem,
        ),
      ),
    )
  const ahead = { at: first.clause.at, end: start }
  const after = { at: stop, end: last.clause.end }
  const head = repeats(ahead, named.slice(1)) ? '' : text.slice(ahead.at, ahead.end)
  const tail = repeats(after, named.slice(0, -1)) ? '' : text.slice(after.at, after.end)
  const parts = named.map(({ clause }, at) => {
    const from = at === 0 ? start : clause.at
    const to = at === named.length - 1 ? stop : clause.end
    const before = at === 0 ? text.slice(ahead.at, ahead.end) : head
    const rest = at === named.length - 1 ? text.slice(after.at, after.end) : tail
    return `${before}${text.slice(from, to)} ${rest} ${close}`.replaceAll(/\s+/g, ' ').trim()
  })
  const later = behind.slice(closes ? 1 : 0).map(({ text: said }) => parsePart(said))
  const wanted = later.filter((part) => !isDenied(part))
  // A value that is told beside them belongs to a form with them.
  if (wanted.some((part) => part.values.length > 0 && !saysOrder(part))) return undefined
  const todo = wanted.flatMap((part) => (saysOrder(part) ? [part.text] : []))
  return { parts, todo }
}

/** "…, mark both", "…, tick those steps": what is said of all that was named. */
function isOfAll(clause: Clause, { senses, words }: Sentence, parsePart: Deciding['parsePart']): boolean {
  const part = parsePart(clause.text)
  if (isDenied(part) || part.values.length > 0) return false
  const behind = (place: number) => words[place]!.at >= clause.at
  const both = senses.some(({ notion, places }) => ofAll.has(notion) && places.every(behind))
  return (both || referencesIn(part).points) && tellingPlaces(part).length < 2
}

const ofAll = new Set(['talk.all', 'talk.both'])

function onlyMove(decision: Decision | undefined): Move | undefined {
  if (decision?.kind !== 'do' || decision.todo.length > 0) return undefined
  return decision.moves.length === 1 ? decision.moves[0] : undefined
}

/** Whether the same is done with things alike, each once. */
function areAlike(moves: readonly Move[], { doables }: Scene): boolean {
  const [one, ...others] = moves.map(({ elementId }) => doables.find(({ thing }) => thing.id === elementId))
  const ids = new Set(moves.map(({ elementId }) => elementId))
  const actions = new Set(moves.map(({ action }) => action))
  return (
    one !== undefined &&
    one.thing.kind !== 'link' &&
    ids.size === moves.length &&
    actions.size === 1 &&
    others.every((other) => other !== undefined && isAlike(one, other))
  )
}
