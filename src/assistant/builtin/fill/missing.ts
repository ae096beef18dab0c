import type { Thing } from '../ground/page-index.ts'

const placeholder =
  /^(?:$|[-–—.…\s]+$|(?:please )?(?:select|choose|pick)\b|(?:bitte )?(?:wählen|auswählen)|choisi|sélectionn|seleccion|elige|scegli|selezion|kies|wybierz|seçin|選択|请选择|اختر)/iu

/** The first thing of a form that must be filled in and is not. */
export function firstMissing(things: readonly Thing[]): Thing | undefined {
  return things.find((thing) => isMissing(thing, things))
}

/** Whether a thing of a form must be filled in and is not. A radio counts for its whole group. */
export function isMissing({ kind, element }: Thing, things: readonly Thing[]): boolean {
  const { required, disabled, secret, value = '', checked, parent } = element
  if (!required || disabled) return false
  if (secret) return true
  if (kind === 'toggle') return !checked
  if (kind === 'select') return placeholder.test(value.trim())
  if (kind !== 'radio') return value === ''
  return !things.some(
    (other) => other.kind === 'radio' && other.element.parent === parent && other.element.checked,
  )
}
