/** What a page declares of a field, in its attributes or in a snapshot of it. */
export interface DeclaredField {
  readonly inputType?: string | undefined
  readonly autocomplete?: string | undefined
  readonly secret?: boolean | undefined
}

/** Whether a value stays in the page: what a page declares a secret, and what its owner masks. */
export function isWithheld(field: DeclaredField & { readonly mark?: string | undefined }): boolean {
  return isDeclaredSecret(field) || field.mark === 'mask'
}

/** Whether a page itself says that a field holds a password, a card or a one-time code. Its names count too: `isSecretField`. */
export function isDeclaredSecret({ inputType, autocomplete, secret }: DeclaredField): boolean {
  if (secret || inputType?.toLowerCase() === 'password') return true
  const words = autocomplete?.toLowerCase().split(/\s+/) ?? []
  return words.some(
    (word) => word.startsWith('cc-') || word === 'one-time-code' || word.endsWith('-password'),
  )
}
