/** What tells a secret field, in the page's attributes or in a snapshot of it. */
export interface FieldTraits {
  readonly inputType?: string | undefined
  readonly autocomplete?: string | undefined
  readonly secret?: boolean | undefined
}

/** Whether a field holds a password, a card or a one-time code: nothing that may leave the browser or be filled. */
export function isSecretField({ inputType, autocomplete, secret }: FieldTraits): boolean {
  if (secret || inputType?.toLowerCase() === 'password') return true
  const words = autocomplete?.toLowerCase().split(/\s+/) ?? []
  return words.some(
    (word) => word.startsWith('cc-') || word === 'one-time-code' || word.endsWith('-password'),
  )
}
