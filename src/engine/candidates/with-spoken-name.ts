import type { Thing } from '#assistant'
import { signs } from '#languages'

/** A thing that shows only a sign goes by what the page says about it: a bare ✎ by its "Rename", else by what the sign stands for. */
export function withSpokenName(thing: Thing): Thing {
  const { name, names, state } = thing
  if (name === '' || /[\p{L}\p{N}]/u.test(name)) return thing
  const [about] = (state.about ?? '').split('\n')
  if (about) return { ...thing, name: about, names: [about, ...names] }
  const [first = '', ...others] = signs[name.replaceAll('\uFE0F', '')] ?? ''
  // Small letters alone are the technical name of a field.
  return first === '' ? thing : { ...thing, names: [...names, first.toUpperCase() + others.join('')] }
}
