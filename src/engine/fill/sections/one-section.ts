import type { Filling } from '../assign.ts'
import type { Slot } from '../slots.ts'

/** Which of the sections that a form repeats a field belongs to, by how often it was asked for before. */
interface Turn {
  readonly name: string
  readonly turn: number
}

/** A form that asks for the same twice, for two travellers or two networks, is told of one of them at a time. */
export function inOneSection(
  taken: readonly Filling[],
  pairs: readonly Filling[],
  slots: readonly Slot[],
): readonly Filling[] {
  const turns = turnsOf(slots)
  const repeated = taken.filter(({ slot }) => turns.has(slot))
  const told = repeated.map(({ slot }) => turns.get(slot)!)
  const isTwice = new Set(told.map(({ name }) => name)).size < told.length
  const used = [...new Set(told.map(({ turn }) => turn))]
  if (used.length < 2 || isTwice) return taken
  const sections = used.flatMap((turn) => {
    const moved = repeated.map((one) => movedTo({ ...turns.get(one.slot)!, turn }, one, pairs, turns))
    return moved.every((one) => one !== undefined) ? [moved] : []
  })
  const [best] = sections.sort((one, other) => total(other) - total(one))
  return best ? taken.map((one) => best[repeated.indexOf(one)] ?? one) : taken
}

/** The same value in the field of that name in another section, where it fits there. */
function movedTo(
  { name, turn }: Turn,
  filling: Filling,
  pairs: readonly Filling[],
  turns: ReadonlyMap<Slot, Turn>,
): Filling | undefined {
  return pairs.find(({ slot, at, value }) => {
    const own = turns.get(slot)
    return own?.name === name && own.turn === turn && at === filling.at && value === filling.value
  })
}

function turnsOf(slots: readonly Slot[]): ReadonlyMap<Slot, Turn> {
  const alike = new Map<string, Slot[]>()
  for (const slot of slots) {
    const name = slot.thing.name.toLowerCase()
    if (name !== '') alike.set(name, [...(alike.get(name) ?? []), slot])
  }
  return new Map(
    [...alike].flatMap(([name, group]) =>
      group.length > 1 ? group.map((slot, turn): [Slot, Turn] => [slot, { name, turn }]) : [],
    ),
  )
}

function total(fillings: readonly Filling[]): number {
  return fillings.reduce((sum, { strength }) => sum + strength, 0)
}
