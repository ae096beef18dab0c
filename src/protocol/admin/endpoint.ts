import type { Endpoint } from '../rest-api.ts'
import type { ErrorCode } from '../errors.ts'
import { adminCalls, type AdminCallName } from './calls.ts'
import type { Role } from './role.ts'

/**
 * Who may call: anyone with a valid token, or a member of some organisation, of the one named by `?organisation=`,
 * or of the one that holds the site `:id`.
 */
export type Access =
  | { readonly of: 'anyone' }
  | { readonly of: 'member' }
  | { readonly of: 'organisation'; readonly role: Role }
  | { readonly of: 'site'; readonly role: Role }

/** One call of the admin API. Every one wants `Authorization: Bearer` with an ID token or an API key. */
export interface AdminEndpoint extends Endpoint {
  readonly access: Access
  /** Sent as it is, in place of a JSON answer. */
  readonly download?: boolean
}

type Rest = Omit<AdminEndpoint, 'method' | 'path' | 'errors'> & { readonly errors?: readonly ErrorCode[] }

/** Joins a call's address with its schemas; the refusals every call knows are added. */
export function call<Name extends AdminCallName, const Given extends Rest>(name: Name, given: Given) {
  const [method, path] = adminCalls[name] as (typeof adminCalls)[Name]
  const common: readonly ErrorCode[] = ['unauthorized', 'forbidden', 'invalid_message', 'not_found']
  return { ...given, method, path, errors: [...common, ...(given.errors ?? [])] }
}
