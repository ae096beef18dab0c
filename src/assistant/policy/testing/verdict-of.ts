import {
  defaultSiteConfig,
  type Line,
  type Outline,
  type PageContext,
  type PolicyRule,
  type SequenceStep,
} from '#protocol'
import { judge } from '../judge.ts'
import type { PolicyContext } from '../policy-context.ts'

/** What a test is about; the rest is a model's step on a plain page, with nothing agreed to. */
export interface Sight extends Partial<Omit<PolicyContext, 'page' | 'site'>> {
  readonly lines?: readonly Line[]
  readonly forms?: Outline['forms']
  readonly tools?: PageContext['tools']
  readonly rules?: readonly PolicyRule[]
  readonly url?: string
  /** The page's. */
  readonly pageLanguage?: string
}

export function contextOf({
  lines = [],
  forms,
  tools,
  rules,
  url = 'https://mill.example/a',
  pageLanguage,
  message = '',
  ...more
}: Sight): PolicyContext {
  return {
    site: {
      id: 's',
      name: 'Mill',
      hosts: ['mill.example'],
      config: defaultSiteConfig(),
      policy: rules ? { rules } : {},
    },
    page: {
      url,
      ...(pageLanguage && { language: pageLanguage }),
      outline: { lines: [...lines], ...(forms && { forms }) },
      ...(tools && { tools }),
    },
    visitorWords: [message],
    message,
    by: 'model',
    agreed: new Set(),
    earlier: [],
    language: 'en',
    now: new Date(0),
    ...more,
  }
}

/** A step on the element 1. */
export function stepOf(step: Partial<SequenceStep>): SequenceStep {
  return { action: 'click', elementId: 1, description: '', ...step }
}

/** What the policy says of a step, and by which row. */
export function verdictOf(step: Partial<SequenceStep>, sight: Sight): string {
  const { decision, rule } = judge(stepOf(step), contextOf(sight))
  return `${decision}: ${rule}`
}
