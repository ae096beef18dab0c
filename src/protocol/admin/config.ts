import { Type, type Static, type TSchema } from 'typebox'
import { limits } from '../limits.ts'
import { SiteConfig } from '../site/site-config.ts'
import { Source } from '../conversation/source.ts'
import { AssistantProfile, PolicySettings } from './assistant.ts'
import { call } from './endpoint.ts'
import { id, milliseconds, orNull, Page, paging } from './paging.ts'

const siteParams = Type.Object({ id })
const versionParams = Type.Object({ id, version: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) })
const stale = ['precondition_failed'] as const

export const PublishedVersion = Type.Object({
  version: Type.Integer(),
  at: milliseconds,
  by: Type.String(),
  note: orNull(Type.String({ description: 'Such as: back to version 3.' })),
  whole: Type.Boolean({
    description:
      'False: from before assistant and policy were kept too. Going back to it changes the look alone.',
  }),
})
export type PublishedVersion = Static<typeof PublishedVersion>

const both = <Part extends TSchema>(part: Part) => Type.Object({ published: part, draft: part })

/** What holds for visitors and what is being prepared: look, assistant and policy. Its ETag is the state of all. */
export const ConfigState = Type.Object({
  published: SiteConfig,
  version: Type.Integer(),
  draft: SiteConfig,
  assistant: both(AssistantProfile),
  policy: both(PolicySettings),
  hasDraft: Type.Boolean({ description: 'The draft differs from what is published, in any part.' }),
  etag: Type.String({ description: 'The ETag of the answer, for If-Match.' }),
})
export type ConfigState = Static<typeof ConfigState>

/** What the draft says to a question of the preview. */
export const DraftAnswer = Type.Object({
  text: Type.String(),
  sources: Type.Array(Source),
  block: orNull(Type.Object({ block_type: Type.String(), data: Type.Record(Type.String(), Type.Unknown()) })),
  model: orNull(Type.String({ description: 'Null: the built-in engine.' })),
  fault: orNull(
    Type.String({ description: 'Why the model did not answer; the text is what a visitor would read then.' }),
  ),
})
export type DraftAnswer = Static<typeof DraftAnswer>

/** Draft, publish, versions. With If-Match a write is refused (412) if someone else was faster. */
export const configApi = {
  readConfig: call('readConfig', {
    summary: 'What is published and the draft: look, assistant and policy, with one ETag.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: ConfigState,
  }),
  saveDraft: call('saveDraft', {
    summary: 'Save the look in the draft. Visitors do not see it before it is published.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: SiteConfig,
    answer: ConfigState,
    errors: stale,
  }),
  discardDraft: call('discardDraft', {
    summary: 'Go back to what is published.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: ConfigState,
    errors: stale,
  }),
  publishConfig: call('publishConfig', {
    summary: 'Publish the draft, all of it. It holds for visitors from the next request on.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: ConfigState,
    errors: stale,
  }),
  listVersions: call('listVersions', {
    summary: 'What was published when and by whom, newest first.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    query: Type.Object(paging),
    answer: Page(PublishedVersion),
  }),
  readVersion: call('readVersion', {
    summary: 'One version with all it holds.',
    access: { of: 'site', role: 'viewer' },
    params: versionParams,
    answer: Type.Object({
      ...PublishedVersion.properties,
      config: SiteConfig,
      assistant: orNull(AssistantProfile),
      policy: orNull(PolicySettings),
    }),
  }),
  askDraft: call('askDraft', {
    summary:
      'Ask the draft what a visitor would, on no page in particular. It is kept nowhere and counts in no number; 20 a minute for a site.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: Type.Object(
      {
        message: Type.String({ minLength: 1, maxLength: limits.messageCharacters, pattern: '\\S' }),
        language: Type.Optional(
          Type.String({ maxLength: 35, description: 'As `siteConfig.locale` says it.' }),
        ),
        history: Type.Optional(
          Type.Array(
            Type.Object({
              role: Type.Enum(['user', 'assistant']),
              content: Type.String({ maxLength: limits.messageCharacters }),
            }),
            { maxItems: 20, description: 'What was said before, oldest first.' },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    answer: DraftAnswer,
    errors: ['rate_limit_exceeded'],
  }),
  tryDraft: call('tryDraft', {
    summary:
      'A token with which the draft is talked to on a page of the site: PAGE#pagehand-member=TOKEN, once.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Type.Object({ token: Type.String(), expiresAt: milliseconds }),
  }),
  rollBack: call('rollBack', {
    summary: 'Publish an older version again, as a new one; the draft becomes it too.',
    access: { of: 'site', role: 'editor' },
    params: versionParams,
    answer: ConfigState,
    errors: stale,
  }),
} as const
