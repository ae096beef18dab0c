import { needsTarget } from '#protocol'
import { named, type Evidence } from '../../row.ts'

/** A spelling that the page would not know either. */
export const unknownKey: Evidence = ({ traits, step, key }) =>
  traits.input === 'key' && !key ? `unsupported_action: there is no key "${step.inputData ?? ''}"` : undefined

/** Pressed wherever the focus happens to be, a key could set off anything: it is judged by its element. */
export const keyWithoutTarget: Evidence = ({ verb, target, key }) =>
  key && !target && needsTarget(key)
    ? `${verb} ${key.name} needs the id of the element that it is pressed on`
    : undefined

/** In a field of one line a line feed is Enter by another name. */
export const lineFeed: Evidence = ({ traits, step, target }) => {
  if (traits.input !== 'text' || !traits.acts || !target || !/[\r\n]/.test(step.inputData ?? ''))
    return undefined
  const single = target.state.inputType !== undefined || !multiline.has(target.kind)
  return single ? `${named(target)} takes one line: leave the line breaks out` : undefined
}

const multiline = new Set(['textbox', 'editor', 'clickable'])
