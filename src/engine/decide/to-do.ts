import { moveOf } from '../plan/move.ts'
import { clausesOf } from '../understand/clauses.ts'
import { overlap } from '../understand/extent.ts'
import type { Sentence } from '../understand/sentence.ts'
import { choosing } from '../weights.ts'
import { alsoSet } from './also-set.ts'
import type { Deciding, Decision } from './decision.ts'
import { by, doing } from './doing.ts'
import { ownWays } from './own-ways.ts'
import { touches } from './ranked/does-all-said.ts'
import { orderedInPart } from './ranked/ordered-in-part.ts'
import { isSo, rankSingle, type Meant, type Single } from './ranked/single.ts'
import { sureThing } from './ranked/sure-thing.ts'
import { readSeveral, type Several } from './several.ts'
import { readForm, type FormReading } from './values/form.ts'
import { inForm } from './values/in-form.ts'
import { readPlaced } from './values/placed-search.ts'
import { readEntry, readSearch } from './values/search.ts'
import { withRest } from './values/with-rest.ts'
import { alreadySo, made, type ReadPart } from './way.ts'
import { howMany } from './ways/fields/how-many.ts'

/** Acts after which nothing is left to be filled in. */
const ends = ['act.delete', 'act.cancel']

/** What is to be done, where it is sure enough: said in a way of its own, a form, several things, a search, or one thing. */
export function toDo(sentence: Sentence, single: Single, deciding: Deciding): Decision | undefined {
  const { scene, weights, parsePart } = deciding
  const readPart: ReadPart = (part, own = rankSingle(part, scene, weights, 0)) => toDo(part, own, deciding)
  for (const [name, way] of Object.entries(ownWays)) {
    const found = way(sentence, deciding, single, readPart)
    if (found) return by(name, found)
  }
  // Who wants something gone fills nothing in.
  const form = ends.some((act) => sentence.acts.has(act)) ? undefined : readForm(sentence, scene)
  const likeliest = sureThing(sentence, single, deciding)
  const sure = likeliest && !isSo(likeliest) ? likeliest : undefined
  const weak = !form || form.strength < choosing.fillingStrength
  const entry = weak ? readEntry(sentence, scene) : undefined
  if (entry && !(sure && single.trust > choosing.overSearch)) return by('entry', doing(entry.moves, sentence))
  // What and where, in a form that asks for just these, is more than one value for one of them.
  const placed = readPlaced(sentence, scene)
  if (placed && (form?.fillings.length ?? 0) < 2) return by('placed', doing(placed.moves, sentence))
  const filled = form && inForm(form, sentence, deciding)
  // "Book spin on Wednesday": what is surely meant leaves nothing to be guessed at.
  if (filled && !(sure && (filled.kind === 'offer' || isCalledSo(sure, form, sentence))))
    return by('form', filled)
  const several = readSeveral(sentence, scene, weights, { parsePart, readPart })
  const whole = sure && several && clausesOf(sentence).every((clause) => touches(sure, clause, sentence))
  if (several && several.trust >= choosing.each && !whole && !isAside(several, sentence, single))
    return by('several', { ...doing(several.moves, sentence), todo: several.todo })
  const search = placed ?? readSearch(sentence, scene)
  const [first] = single.meant
  const likely =
    first !== undefined &&
    first.chance > single.none &&
    meetsSought(first, search?.lines[0] ?? sentence.text, sentence)
  const instead = sure && single.trust > choosing.overSearch && !search?.named
  const seeks = search?.sure && !instead && (search.named || !likely)
  const found = seeks ? withRest(search, sentence, deciding) : undefined
  if (found) return by('search', found)
  if (!likeliest) {
    const ordered = orderedInPart(sentence, single, deciding)
    return ordered && by('orderedInPart', made(ordered, sentence))
  }
  if (!sure) return likeliest.on && !sentence.negated.some(Boolean) ? alreadySo(likeliest.doable) : undefined
  const counted = howMany(sure, sentence, scene)
  return by(
    'likeliest',
    doing(counted ?? [moveOf(sure.doable, sure.on), ...alsoSet(sure, sentence, deciding)], sentence),
  )
}

/** "Help me to renew my permit": one thing out of several parts must be what the whole is likeliest to mean. */
function isAside(
  { moves: [only, other], todo }: Several,
  { values }: Sentence,
  { meant: [first] }: Single,
): boolean {
  const quoted = values.some(({ kind }) => kind === 'quoted')
  return (
    !other &&
    !quoted &&
    todo.length === 0 &&
    only?.goal.kind === 'changed' &&
    only.elementId !== first?.doable.thing.id
  )
}

/** "Rather Saturday" where a button is called so: a lone value whose field is not named is said of that. */
function isCalledSo({ met }: Meant, { loose, fillings: [only] }: FormReading, { words }: Sentence): boolean {
  return (
    loose &&
    only !== undefined &&
    [...met].some(([place, level]) => level < 2 && overlap(words[place]!, only))
  )
}

/** "Find books about whales": where nothing speaks of whales, what else is called books is not what was sought. */
function meetsSought({ met }: Meant, line: string, { weights, words, text }: Sentence): boolean {
  const at = text.indexOf(line)
  let [whole, share] = [0, 0]
  for (const [place, weight] of weights.entries()) {
    const word = words[place]
    if (!word || word.at < at || word.end > at + line.length) continue
    whole += weight
    if (met.has(place)) share += weight
  }
  return share >= whole * choosing.soughtHere
}
