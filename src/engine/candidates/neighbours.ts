import { plain } from '#protocol'
import { groupBy, type PageView, type Thing, type ViewLine } from '#assistant'

/** Tells of a thing what is written around it: the words that a person would take for its label. */
export function neighbours(view: PageView): (thing: Thing) => readonly string[] {
  return view.page.outline ? (thing) => linesBefore(thing, view.lines) : alignedNeighbours(view)
}

const linesAbove = 2
const linesBelow = 3

/** Text between a thing and the thing before it, in the same part of the page. */
function linesBefore({ line }: Thing, lines: readonly ViewLine[]): string[] {
  const found: string[] = []
  const own = lines[line]
  for (let at = line - 1; at >= 0 && found.length < linesAbove; at--) {
    const other = lines[at]
    if (!own || !other || other.id !== 0 || other.index < own.parent) break
    if (other.text !== '' && other.depth >= own.depth - 1) found.push(other.text)
  }
  return found
}

/**
 * Other clients tell the text apart from the elements. Where a name occurs as often among the lines as among the
 * things, both are in the same order; a part that is called like one line stands there.
 */
function alignedNeighbours({ things, lines }: PageView): (thing: Thing) => readonly string[] {
  const texts = lines.filter(({ id, kind }) => id === 0 && kind === 'text').map(({ text }) => text)
  const linesOf = groupBy([...texts.keys()], (at) => plain(texts[at] ?? ''))
  const thingsOf = groupBy(things, ({ name }) => plain(name))
  const places = new Map<number, number>()
  for (const [name, own] of thingsOf) {
    const at = linesOf.get(name)
    if (name !== '' && at?.length === own.length)
      for (const [index, thing] of own.entries()) places.set(thing.id, at[index] ?? 0)
  }
  const taken = new Set(places.values())
  // The title of the next card is no part of this one.
  for (const { path } of things) for (const at of linesOf.get(plain(path.at(-1) ?? '')) ?? []) taken.add(at)
  const around = (place: number, above: number, below: number): string[] => {
    const found: string[] = []
    for (let at = place - 1; at >= Math.max(0, place - above) && !taken.has(at); at--)
      found.push(texts[at] ?? '')
    for (let at = place + 1; at <= place + below && at < texts.length && !taken.has(at); at++)
      found.push(texts[at] ?? '')
    return found
  }
  const order = new Map(things.map((thing, at) => [thing.id, at]))
  return (thing) => {
    const place = places.get(thing.id)
    const part = linesOf.get(plain(thing.path.at(-1) ?? ''))
    const beside = place === undefined ? [] : around(place, linesAbove, linesBelow)
    const inPart = place === undefined && part?.length === 1 ? around(part[0] ?? 0, 1, 0) : []
    const namesakes = thingsOf.get(plain(thing.name)) ?? []
    const namesake = namesakes.length > 1 || thing.name === ''
    const held = fromContainer(thing, namesakes, things, order.get(thing.id) ?? 0)
    if (held.length > 0) return held
    return [
      ...beside,
      ...inPart,
      ...(namesake && place === undefined ? partner(thing, things, order.get(thing.id) ?? 0) : []),
    ]
  }
}

/**
 * A part that is called by all it holds ("Web Remove Design Remove") tells what each of its namesakes belongs to:
 * the words before it.
 */
function fromContainer(
  thing: Thing,
  namesakes: readonly Thing[],
  things: readonly Thing[],
  at: number,
): string[] {
  const name = thing.name.trim()
  if (name === '') return []
  const held = things
    .slice(Math.max(0, at - namesakes.length * 2), at)
    .findLast((other) => other.kind === 'clickable' && other.name.split(name).length === namesakes.length + 1)
  const before = held?.name.split(name)[namesakes.indexOf(thing)]?.trim()
  return before ? [before] : []
}

/** A box to tick stands before its words, a button behind them. */
function partner({ use, path, name }: Thing, things: readonly Thing[], at: number): string[] {
  const other = use === 'tick' ? things[at + 1] : things[at - 1]
  return other && other.path.at(-1) === path.at(-1) && other.name !== name && other.use === 'press'
    ? [other.name]
    : []
}
