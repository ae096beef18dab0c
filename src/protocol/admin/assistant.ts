import { Type, type Static } from 'typebox'
import { modelProviders } from '../model-providers.ts'
import { PolicyRule } from '../policy-rule.ts'
import { actionNames } from '../verbs.ts'
import { call } from './endpoint.ts'
import { day, id, milliseconds, orNull } from './paging.ts'

const siteParams = Type.Object({ id })

const modelName = Type.String({
  maxLength: 120,
  pattern: `^(?:builtin|(?:${modelProviders.join('|')}):[^\\s:][^\\s]*)$`,
  description: `builtin, or PROVIDER:MODEL with ${modelProviders.join(', ')} for PROVIDER; compatible needs baseUrl.`,
})
const baseUrl = Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' })

/** How the assistant of one site thinks and speaks. The key goes in and never comes out. */
const settings = {
  persona: Type.String({ maxLength: 2_000, description: 'Who it is and how it speaks; empty: as it comes.' }),
  rules: Type.String({ maxLength: 8_000, description: 'What it must know, say or leave alone.' }),
  model: orNull(modelName),
  baseUrl: orNull(baseUrl),
  tellsVisitor: Type.Boolean({
    description: 'Whether what the page says of the visitor (`identify`) may be told to a model.',
  }),
}

/** How the try went: one cheap question to the provider, no visitor's data in it. */
export const AssistantTest = Type.Object({ ok: Type.Boolean(), message: Type.String(), at: milliseconds })
export type AssistantTest = Static<typeof AssistantTest>

export const TokensOfDay = Type.Object({ day, inputTokens: Type.Integer(), outputTokens: Type.Integer() })

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
  keyHint: orNull(Type.String({ description: 'The last four characters of the key.' })),
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
    summary: 'Persona, rules and model, how it fares, and what it uses a day.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: AssistantSettings,
  }),
  saveAssistant: call('saveAssistant', {
    summary: 'Save persona, rules, model and key. The model is tried at once; `test` says how that went.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: AssistantChange,
    answer: AssistantSettings,
  }),
  testAssistant: call('testAssistant', {
    summary: 'Try the saved model and key again.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    answer: AssistantTest,
  }),
  readPolicy: call('readPolicy', {
    summary: 'What the assistant may do on the page.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: PolicySettings,
  }),
  savePolicy: call('savePolicy', {
    summary: 'Decide what the assistant may do on the page.',
    access: { of: 'site', role: 'editor' },
    params: siteParams,
    body: PolicySettings,
    answer: PolicySettings,
  }),
  readAsked: call('readAsked', {
    summary:
      'What visitors were asked in the last 30 days, how often and with which answer; the most asked first.',
    access: { of: 'site', role: 'viewer' },
    params: siteParams,
    answer: Type.Object({ items: Type.Array(AskedRow, { maxItems: 100 }) }),
  }),
} as const
