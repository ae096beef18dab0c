import { checkoutForm } from '../state/checkout.ts'

/** Puts back what the visitor has entered before, and keeps every change. Card fields are left alone. */
export function keepForm(form: HTMLFormElement): void {
  const kept = checkoutForm.read()
  for (const control of form.elements) {
    if (!isKept(control)) continue
    const value = kept[control.name]
    if (value === undefined) continue
    if (control.type === 'checkbox') control.checked = value === 'yes'
    else if (control.type === 'radio') control.checked = control.value === value
    else control.value = value
  }
  form.addEventListener('input', save)
  form.addEventListener('change', save)

  function save(): void {
    const entries = [...form.elements]
      .filter(isKept)
      .filter((control) => control.type !== 'radio' || control.checked)
      .map((control): [string, string] => [control.name, valueOf(control)])
    checkoutForm.write({ ...checkoutForm.read(), ...Object.fromEntries(entries) })
  }
}

/** An input that is looked at like the others; `checked` is only read where the type has it. */
type Kept = HTMLInputElement

function isKept(control: Element): control is Kept {
  const isField = control.matches('input, select, textarea')
  return isField && !(control.getAttribute('autocomplete') ?? '').startsWith('cc-') && control.id !== 'terms'
}

function valueOf(control: Kept): string {
  return control.type === 'checkbox' ? (control.checked ? 'yes' : 'no') : control.value
}
