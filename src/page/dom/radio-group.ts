import { rootOf } from './own-members.ts'
/** The radio buttons of which only one can be chosen, in the order of the page; other inputs stand alone. */
export function radioGroup(input: HTMLInputElement): HTMLInputElement[] {
  const { name, form, type } = input
  if (type !== 'radio' || !name) return [input]
  const radios = rootOf(input).querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...radios].filter((other) => other.name === name && other.form === form)
}
