import { needsTarget } from '#protocol'
import { refuse, type Rule } from '../rule.ts'

/** A spelling that the page would not know either. */
export const knownKey: Rule = {
  id: 'known-key',
  check: ({ traits, step, key }) =>
    traits.input === 'key' && !key
      ? refuse(`unsupported_action: there is no key "${step.inputData ?? ''}"`)
      : undefined,
}

/** Pressed wherever the focus happens to be, a key could set off anything: it is judged by its element. */
export const keyTarget: Rule = {
  id: 'key-target',
  check: ({ verb, target, key }) =>
    key && !target && needsTarget(key)
      ? refuse(`${verb} ${key.name} needs the id of the element that it is pressed on`)
      : undefined,
}
