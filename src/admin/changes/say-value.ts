import { actionNames, type ActionName, type PolicyRule, type QuickChip } from '#protocol'
import { languageName } from '../parts/language-name.ts'
import { sayChoice } from '../choices/say-choice.ts'
import { providers, type ProviderChoice } from '../choices/providers.ts'
import { nudgeTriggers } from '../choices/nudge-triggers.ts'
import { effectLabels } from '../choices/rule-effects.ts'
import { groupOfVerb, verbGroups } from '../choices/verb-groups.ts'
import { fieldAt } from './field-at.ts'
import type { FieldPath } from './field-labels.ts'

/** Nothing is set. */
const nothing = '–'

const seconds = (value: number) => `${value / 1_000} s`
const hours = (value: number) => `${value} hours`
const pixels = (value: number) => `${value} px`
const chips = (value: readonly QuickChip[]) => value.map(sayChip).join('\n')

/** Values that the forms show in other words than they are kept in. */
const sayings: { readonly [path in FieldPath | 'expiresAt' | 'everyHours']?: (value: never) => string } = {
  theme: sayChoice,
  'typography.fontSize': sayChoice,
  layout: sayChoice,
  position: sayChoice,
  dir: sayChoice,
  locale: languageName,
  'launcher.shape': sayChoice,
  'launcher.size': sayChoice,
  'launcher.icon': sayChoice,
  'launcher.offsetX': pixels,
  'launcher.offsetY': pixels,
  quickChips: chips,
  'translations.quickChips': chips,
  'nudge.style': sayChoice,
  'nudge.trigger': (value: keyof typeof nudgeTriggers) => nudgeTriggers[value],
  'nudge.delay': seconds,
  'nudge.idleMs': seconds,
  'nudge.scrollPercent': (value: number) => `${value} %`,
  'nudge.cooldownHours': hours,
  'assistant.model': sayModel,
  'assistant.tuning.reasoning': sayChoice,
  'policy.verbs': sayVerbs,
  everyHours: (value: number) => `Every ${value} hours`,
  expiresAt: (value: number) => new Date(value).toLocaleDateString(undefined, { dateStyle: 'medium' }),
  'policy.rules': (value: readonly PolicyRule[]) => value.map(sayRule).join('\n'),
}

/** Fields that mean something when nothing is set. */
const unset: { readonly [path in FieldPath]?: string } = {
  'assistant.model': providers.server.label,
  'policy.verbs': 'Everything',
}

/** A value of a field as its form shows it. */
export function sayValue(path: string, value: unknown): string {
  const field = (fieldAt(path)?.field ?? path) as FieldPath
  if (value === undefined || value === null) return unset[field] ?? nothing
  const saying = sayings[field] as ((value: unknown) => string) | undefined
  return (saying ? saying(value) : plain(value)) || nothing
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return JSON.stringify(value)
}

function sayModel(model: string): string {
  const [provider = '', ...name] = model.split(':')
  const { label } = providers[provider as ProviderChoice]
  return name.length > 0 ? `${label}: ${name.join(':')}` : label
}

function sayRule({ effect, label, path, selector }: PolicyRule): string {
  const what = [label && `“${label}”`, path, selector].filter(Boolean).join(', ')
  return `${effectLabels[effect]}: ${what}`
}

function sayChip({ text, payload, paths = [] }: QuickChip): string {
  return `${text}: ${payload}${paths.length > 0 ? ` (${paths.join(', ')})` : ''}`
}

function sayVerbs(verbs: readonly ActionName[]): string {
  const groups = Object.entries(verbGroups).flatMap(([group, { label }]) => {
    const all = actionNames.filter((name) => groupOfVerb[name] === group)
    const chosen = all.filter((name) => verbs.includes(name))
    if (chosen.length === 0) return []
    return chosen.length === all.length
      ? [label]
      : [`${label} (in part: ${chosen.map((name) => name.replaceAll('_', ' ')).join(', ')})`]
  })
  return groups.join(', ')
}
