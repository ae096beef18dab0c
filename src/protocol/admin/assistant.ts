import { Type, type Static } from 'typebox'
import { modelProviders } from '../site/model-providers.ts'
import { PolicyRule } from '../site/policy-rule.ts'
import { actionNames } from '../step/verbs.ts'
import { call } from './endpoint.ts'
import { day, id, milliseconds, orNull } from './paging.ts'

const siteParams = Type.Object({ id })

const modelName = Type.String({
  maxLength: 120,
  pattern: `^(?:builtin|(?:${modelProviders.join('|')}):[^\\s:][^\\s]*)$`,
  description: `builtin, or PROVIDER:MODEL with ${modelProviders.join(', ')} for PROVIDER; compatible needs baseUrl.`,
})
const baseUrl = Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' })

/** What a site may spend on outside models. The lesser of this and the server's own limit holds. */
export const SiteBudget = Type.Object(
  {
    tokensPerDay: Type.Integer({ minimum: 1, maximum: 1e12, description: 'Read and written, a day in UTC.' }),
  },
  { additionalProperties: false },
)
export type SiteBudget = Static<typeof SiteBudget>

const millionTokens = Type.Number({ minimum: 0, maximum: 1e6, description: 'For a million tokens.' })

/** What the owner pays for tokens, as the provider's list says: only for what is shown of the cost. */
export const TokenPrices = Type.Object(
  {
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'EUR, USD…' }),
    input: millionTokens,
    cached: Type.Optional(millionTokens),
    output: millionTokens,
  },
  { additionalProperties: false },
)
export type TokenPrices = Static<typeof TokenPrices>

export const reasonings = ['off', 'low', 'medium', 'high'] as const

/** How a site's model is asked; what is absent is as the server has it. */
export const ModelTuning = Type.Object(
  {
    maxTokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 1e7, description: 'Of an answer.' })),
    temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
    reasoning: Type.Optional(
      Type.Enum(reasonings, { description: 'How long a model that can think first may do so.' }),
    ),
    contextTokens: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1e7, description: 'What the model can read at once.' }),
    ),
    pageTokens: Type.Optional(
      Type.Integer({ minimum: 200, maximum: 1e6, description: 'How much of a request the page may be.' }),
    ),
    headers: Type.Optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
        Type.String({ maxLength: 500, pattern: '^[\\x20-\\x7e]*$' }),
        {
          maxProperties: 10,
          description: 'Only with a model of its own; not Host, Authorization, Cookie or Content-…',
        },
      ),
    ),
    body: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,60}$' }), Type.Unknown(), {
        maxProperties: 20,
        description: 'Fields added to each request. Only with a model of its own.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ModelTuning = Static<typeof ModelTuning>

/** How the assistant of one site thinks and speaks. The key goes in and never comes out. */
const settings = {
  persona: Type.String({ maxLength: 2_000, description: 'Who it is and how it speaks; empty: as it comes.' }),
  rules: Type.String({ maxLength: 8_000, description: 'What it must know, say or leave alone.' }),
  model: orNull(modelName),
  baseUrl: orNull(baseUrl),
  tellsVisitor: Type.Boolean({
    description: 'Whether what the page says of the visitor (`identify`) may be told to a model.',
  }),
  budget: Type.Optional(orNull(SiteBudget)),
  tuning: Type.Optional(orNull(ModelTuning)),
  prices: Type.Optional(orNull(TokenPrices)),
}

/** What a version holds of it. */
export const AssistantProfile = Type.Object(settings)
export type AssistantProfile = Static<typeof AssistantProfile>

/** How the try went: one short question to the model, with no visitor's data in it. */
export const AssistantTest = Type.Object({
  ok: Type.Boolean(),
  message: Type.String(),
  at: milliseconds,
  words: Type.Optional(Type.String({ description: 'What it said.' })),
  milliseconds: Type.Optional(Type.Integer({ description: 'How long that took.' })),
  inputTokens: Type.Optional(Type.Integer()),
  outputTokens: Type.Optional(Type.Integer()),
})
export type AssistantTest = Static<typeof AssistantTest>

export const TokensOfDay = Type.Object({
  day,
  inputTokens: Type.Integer(),
  cachedTokens: Type.Integer({ description: 'Those of `inputTokens` that the provider had kept.' }),
  outputTokens: Type.Integer(),
})

export const AssistantHealth = Type.Object({
  lastAnswerAt: orNull(milliseconds),
  lastFaultAt: orNull(milliseconds),
  lastFault: orNull(Type.String()),
  tokens: Type.Array(TokensOfDay, { description: 'The last 30 days; days without use are left out.' }),
})
export type AssistantHealth = Static<typeof AssistantHealth>

export const AssistantSettings = Type.Object({
  ...settings,
  hasKey: Type.Boolean(),
  keyHint: orNull(
    Type.String({
      description: 'The last four characters of the key that was given for this provider and address.',
    }),
  ),
  serverModel: Type.String({ description: 'What the server was started with; used while `model` is null.' }),
  test: orNull(AssistantTest),
  health: AssistantHealth,
})
export type AssistantSettings = Static<typeof AssistantSettings>

export const AssistantChange = Type.Object(
  {
    ...settings,
    apiKey: Type.Optional(
      orNull(Type.String({ minLength: 1, maxLength: 500, description: 'null forgets it; absent keeps it.' })),
    ),
    keepKey: Type.Optional(
      Type.Boolean({ description: 'Keep a new key also if the model does not answer with it.' }),
    ),
  },
  { additionalProperties: false },
)
export type AssistantChange = Static<typeof AssistantChange>

const wordsOrPaths = Type.Array(Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }), {
  maxItems: 100,
  description: 'Words of labels, or paths that begin with a slash; `*` stands for any characters.',
})

/** The owner's own rules for acting, on top of ours, which nobody can switch off. */
export const PolicySettings = Type.Object(
  {
    verbs: orNull(Type.Array(Type.Enum(actionNames), { uniqueItems: true, description: 'null: all.' })),
    rules: Type.Optional(
      Type.Array(PolicyRule, {
        maxItems: 100,
        description: 'The first that fits decides; then `deny` and `confirm` are read as rules.',
      }),
    ),
    confirm: wordsOrPaths,
    deny: wordsOrPaths,
  },
  { additionalProperties: false },
)
export type PolicySettings = Static<typeof PolicySettings>

/** What visitors were asked before a step, and what they said. */
export const AskedRow = Type.Object({
  label: Type.String({ description: 'What would have been pressed, in the words of the page.' }),
  path: Type.String(),
  rule: Type.String({ description: 'The row of the policy that wanted a question.' }),
  asked: Type.Integer(),
  yes: Type.Integer(),
  no: Type.Integer({ description: 'What was not answered at all is neither.' }),
})
export type AskedRow = Static<typeof AskedRow>

export const assistantApi = {
  readAssistant: call('readAssistant', {
    summary: 'Persona, rules and model of the draft; how the published one fares, and what it uses a day.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: AssistantSettings,
  }),
  saveAssistant: call('saveAssistant', {
    summary:
      'Save persona, rules and model in the draft. A key belongs to no version: it is kept for its provider and address, and holds at once for whichever version names them. So the model is asked with a new key first; if it does not answer, nothing is saved and the error says why (`details.test`), unless `keepKey` is true.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: AssistantChange,
    answer: AssistantSettings,
    errors: ['precondition_failed'],
  }),
  tryAssistant: call('tryAssistant', {
    summary: 'Ask a model something before it is saved. Nothing is kept.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: AssistantChange,
    answer: AssistantTest,
  }),
  testAssistant: call('testAssistant', {
    summary: 'Ask the model that visitors get.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: AssistantTest,
  }),
  readPolicy: call('readPolicy', {
    summary: 'What the assistant may do on the page, in the draft.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: PolicySettings,
  }),
  savePolicy: call('savePolicy', {
    summary: 'Decide what the assistant may do on the page, in the draft.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: PolicySettings,
    answer: PolicySettings,
    errors: ['precondition_failed'],
  }),
  readAsked: call('readAsked', {
    summary:
      'What visitors were asked in the last 30 days, how often and with which answer; the most asked first.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Type.Object({ items: Type.Array(AskedRow, { maxItems: 100 }) }),
  }),
} as const
