import type { PolicySettings } from '#protocol'
import type { AssistantRecord } from '../../owned-site-store.ts'

/** How a site thinks whose owner has chosen nothing. */
export const noAssistant: AssistantRecord = {
  persona: '',
  rules: '',
  model: null,
  baseUrl: null,
  tellsVisitor: false,
}

/** What it may do then: everything, under the usual policy. */
export const noPolicy: PolicySettings = { verbs: null, confirm: [], deny: [] }

/** A column of JSON, or what stands for an empty one. */
export function parsed<Value>(text: string | null | undefined, fallback: Value): Value {
  return text ? (JSON.parse(text) as Value) : fallback
}
