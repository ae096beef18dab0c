import { Type, type Static } from 'typebox'
import { patterns } from './patterns.ts'

/** What an owner's rule does with what it fits: let it go unasked, ask the visitor first, or leave it alone. */
export const ruleEffects = ['free', 'ask', 'never'] as const
export type RuleEffect = (typeof ruleEffects)[number]

const ruleId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const selector = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  description: 'CSS, tried by the page on the element and everything around it.',
})

/** An owner's rule. Everything that it names must fit; the first rule that fits decides. */
export const PolicyRule = Type.Object(
  {
    id: ruleId,
    effect: Type.Unsafe<RuleEffect>(Type.Enum([...ruleEffects])),
    label: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        pattern: '\\S',
        description: 'Words of a button, link, field or tool.',
      }),
    ),
    path: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: patterns.path,
        description: 'Of the page, or of where a link leads; `*` stands for any characters.',
      }),
    ),
    selector: Type.Optional(selector),
  },
  { additionalProperties: false, minProperties: 3 },
)
export type PolicyRule = Static<typeof PolicyRule>

/** What the page must know of a rule: it tells which lines the selector fits, in their `rules`. */
export const SelectorRule = Type.Object({ id: ruleId, selector }, { additionalProperties: false })
export type SelectorRule = Static<typeof SelectorRule>
