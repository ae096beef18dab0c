import { lineOf } from '../../view/index.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { named, type Evidence } from '../row.ts'

/** A switch for security, visibility, plan, money or an address that takes effect as soon as it is touched. */
export const immediateSetting: Evidence = ({ target, pressed, traits, step }) => {
  if (
    !target ||
    !traits.acts ||
    !(pressed === target || traits.input === 'option' || traits.input === 'value')
  )
    return undefined
  const { state, use, kind, names, path } = target
  const sets = use === 'tick' || use === 'choose' || use === 'set' || state.pressed !== undefined
  if (!sets || !(state.immediate || kind === 'switch' || state.pressed !== undefined)) return undefined
  const words = [...names, path.at(-1) ?? '', step.inputData ?? '', ...(step.values ?? [])]
  return words.some((word) => vocabulary.sensitive.has(lineOf(word)))
    ? `${named(target)} takes effect at once`
    : undefined
}
