import type { ConfigState } from '#protocol'
import { useEffect, useState } from 'react'
import type { FormDraft } from './form-draft.ts'

type Base = Pick<FormDraft, 'base' | 'unsaved' | 'take' | 'follow'>

/**
 * What a form was filled from. It follows the server for as long as nothing is changed in the form; from then on it
 * stays, so that what somebody else saves in the meantime is noticed, and not written over.
 */
export function useBase(
  state: ConfigState,
  form: { isUnsaved: (base: ConfigState) => boolean; fill: (base: ConfigState) => void },
): Base {
  const [base, setBase] = useState(state)
  const unsaved = form.isUnsaved(base)
  function take(next: ConfigState): void {
    setBase(next)
    form.fill(next)
  }
  useEffect(() => {
    if (!unsaved && state.etag !== base.etag) take(state)
  })
  return { base, unsaved, take, follow: setBase }
}
