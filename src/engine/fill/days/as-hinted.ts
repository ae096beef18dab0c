import type { Filling } from '../assign.ts'

const day = /^(\d{4})-(\d\d)-(\d\d)$/
/** "DD/MM/YYYY", "TT.MM.JJJJ", "aaaa-mm-jj": three runs of one letter each, in any language. */
const hint = /(?<!\p{L})((\p{L})\2{1,3})([./-])((\p{L})\5{1,3})\3((\p{L})\7{1,3})(?!\p{L})/iu

/** A day in the order in which a field for text says that it wants one, and an hour as the field has its own. */
export function asHinted(filling: Filling): Filling {
  return hourAsHeld(dayAsHinted(filling))
}

/** "2:45" stands in a field that is not told hours with a zero before them. */
function hourAsHeld(filling: Filling): Filling {
  const { value, slot } = filling
  const isBare = /^\d:\d\d$/.test(slot.thing.state.value ?? '')
  return isBare && /^0\d:\d\d$/.test(value) ? { ...filling, value: value.slice(1) } : filling
}

function dayAsHinted(filling: Filling): Filling {
  const [, year = '', month = '', date = ''] = day.exec(filling.value) ?? []
  const { kind, state, names } = filling.slot.thing
  if (year === '' || kind === 'date' || state.inputType === 'date') return filling
  const [found] = [...names, state.placeholder ?? ''].flatMap((name) => {
    const match = hint.exec(name)
    return match ? [match] : []
  })
  if (!found) return filling
  const runs = [found[1] ?? '', found[4] ?? '', found[6] ?? '']
  const long = runs.findIndex(({ length }) => length === 4)
  if (long !== 0 && long !== 2) return filling
  // The month is called by an M almost everywhere, and else stands in the middle.
  const named = runs.findIndex((run, at) => at !== long && /^m/i.test(run))
  const middle = named === -1 ? 1 : named
  const parts = runs.map((_, at) => (at === long ? year : at === middle ? month : date))
  return { ...filling, value: parts.join(found[3]) }
}
