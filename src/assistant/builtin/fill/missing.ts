import type { Thing } from '../ground/page-index.ts'

const placeholder =
  /^(?:$|[-–—.…\s]+$|(?:please )?(?:select|choose|pick)\b|(?:bitte )?(?:wählen|auswählen)|choisi|sélectionn|seleccion|elige|scegli|selezion|kies|wybierz|seçin|選択|请选择|اختر)/iu

/** The first thing of a form that must be filled in and is not. A radio counts for its whole group. */
export function firstMissing(things: readonly Thing[]): Thing | undefined {
  return things.find((thing) => {
    const { required, disabled, secret, value = '', checked, parent } = thing.element
    if (!required || disabled) return false
    if (secret) return true
    if (thing.kind === 'toggle') return !checked
    if (thing.kind === 'select') return placeholder.test(value.trim())
    if (thing.kind !== 'radio') return value === ''
    return !things.some(
      ({ kind, element }) => kind === 'radio' && element.parent === parent && element.checked,
    )
  })
}
