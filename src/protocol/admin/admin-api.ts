import type { Static, TSchema } from 'typebox'
import { apiKeysApi } from './api-keys.ts'
import { assistantApi } from './assistant.ts'
import { auditApi } from './audit.ts'
import type { AdminCallName } from './calls.ts'
import { configApi } from './config.ts'
import { contactsApi } from './contacts.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { knowledgeApi } from './knowledge.ts'
import { peopleApi } from './people.ts'
import { personalDataApi } from './personal-data.ts'
import { phrasingsApi } from './phrasings.ts'
import { sessionsApi } from './sessions.ts'
import { sitesApi } from './sites.ts'

/** The admin side of the interface (section 4.7): every call with its schemas and who may make it. */
export const adminApi = {
  ...peopleApi,
  ...apiKeysApi,
  ...auditApi,
  ...sitesApi,
  ...knowledgeApi,
  ...phrasingsApi,
  ...configApi,
  ...assistantApi,
  ...sessionsApi,
  ...personalDataApi,
  ...contactsApi,
} as const satisfies Record<AdminCallName, AdminEndpoint>

type Part<Name extends AdminCallName, Key extends 'params' | 'query' | 'body' | 'answer'> =
  (typeof adminApi)[Name] extends Record<Key, infer Schema extends TSchema> ? Static<Schema> : undefined

/** The types of a call, for clients: `AdminAnswer<'readSite'>`. */
export type AdminParams<Name extends AdminCallName> = Part<Name, 'params'>
export type AdminQuery<Name extends AdminCallName> = Part<Name, 'query'>
export type AdminBody<Name extends AdminCallName> = Part<Name, 'body'>
export type AdminAnswer<Name extends AdminCallName> = Part<Name, 'answer'>
