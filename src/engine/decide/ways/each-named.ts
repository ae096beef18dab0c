import type { Doable, Scene } from '../../candidates/scene.ts'
import { moveOf, type Move } from '../../plan/move.ts'
import { cover } from '../../rank/cover.ts'
import { clausesOf, type Clause } from '../../understand/clauses.ts'
import { overlap, placesIn, type Extent } from '../../understand/extent.ts'
import { referencesIn } from '../../understand/references.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { asksLater, asksMeasure, wonders } from '../../understand/question-cues.ts'
import { isTelling, tellingPlaces } from '../../understand/telling.ts'
import { choosing } from '../../weights.ts'
import type { Deciding, Decision } from '../decision.ts'
import type { ReadPart } from '../way.ts'
import { isDenied } from '../several.ts'
import { doesAllSaid, hasNumber } from '../ranked/does-all-said.ts'
import { isSo, rankSingle, type Meant, type Single } from '../ranked/single.ts'

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

/** A part of a sentence, and the words of it by which it names another thing than the others do. */
interface Naming {
  readonly clause: Clause
  readonly index: number
  readonly doable: Doable
  readonly places: ReadonlySet<number>
}

const seeds = 8

/** Parts beside each other that name one each of things alike, for each of the things that are likely meant. */
function* namedAlike(
  clauses: readonly Clause[],
  meant: readonly Meant[],
  sentence: Sentence,
): Generator<readonly Naming[]> {
  const likely = meant.slice(0, seeds).map(({ doable }) => doable)
  for (const seed of likely) {
    const own = namePlaces(seed, sentence)
    const others = meant.flatMap(({ doable }) =>
      isAlike(doable, seed) ? [{ doable, places: namePlaces(doable, sentence) }] : [],
    )
    for (const [index, clause] of clauses.entries()) {
      if (!isWithin(own, clause, sentence)) continue
      const namings = clauses.flatMap((other, at): Naming[] => {
        if (at === index) return [{ clause, index, doable: seed, places: own }]
        const [best] = others
          .filter(({ places }) => isOwn(places, own, other, sentence) && isOwn(own, places, clause, sentence))
          .sort((one, another) => another.places.size - one.places.size)
        return best ? [{ clause: other, index: at, ...best }] : []
      })
      const run = unbroken(namings, index)
      if (run.length < 2) continue
      yield run.map(({ clause: part, index: at, doable, places }) => ({
        clause: part,
        index: at,
        doable,
        places: new Set([...places].filter((place) => !run.every((one) => one.places.has(place)))),
      }))
    }
  }
}

/** The parts that stand side by side with one of them. */
function unbroken(namings: readonly Naming[], index: number): Naming[] {
  const at = namings.findIndex((one) => one.index === index)
  return namings.filter((one, other) => one.index - index === other - at)
}

/** The telling words of a sentence by which a thing is called, by its name or, where others have it too, by what it stands with. */
function namePlaces({ labels, around, namesakes }: Doable, sentence: Sentence): Set<number> {
  const names = namesakes > 0 ? [...labels, ...around.slice(0, 1)] : labels
  const met = names.flatMap((name) => Array.from(cover(sentence, name, () => 1).met))
  return new Set(
    met.flatMap(([place, level]) => (level < 2 && isTelling(sentence.weights[place]) ? [place] : [])),
  )
}

function isWithin(places: ReadonlySet<number>, clause: Clause, { words }: Sentence): boolean {
  return [...places].some((place) => overlap(words[place]!, clause))
}

/** Whether something is named apart from another, and only in one part. */
function isOwn(
  places: ReadonlySet<number>,
  other: ReadonlySet<number>,
  clause: Clause,
  { words }: Sentence,
): boolean {
  const own = [...places].filter((place) => !other.has(place))
  return own.length > 0 && own.every((place) => overlap(words[place]!, clause))
}

/** Whether two things are of one sort: among each other, or called the same but for what they belong to. */
function isAlike(one: Doable, other: Doable): boolean {
  if (one.thing.id === other.thing.id || one.thing.kind !== other.thing.kind || one.use !== other.use)
    return false
  const [first, second] = [one, other].map(({ labels }) => labels[0]?.words.map(({ stem }) => stem) ?? [])
  const ends = first?.[0] === second?.[0] || first?.at(-1) === second?.at(-1)
  return ends || one.thing.path.join('\n') === other.thing.path.join('\n')
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
  const orders = named.filter(({ clause }) => isOrder(parsePart(clause.text)))
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
  if (wanted.some((part) => part.values.length > 0 && !isOrder(part))) return undefined
  const todo = wanted.flatMap((part) => (isOrder(part) ? [part.text] : []))
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

function isOrder({ acts, cues }: Sentence): boolean {
  return (
    [...acts].some((act) => !act.startsWith('talk.')) ||
    cues.some(({ name }) => name === 'press' || name === 'go' || name === 'put')
  )
}

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
