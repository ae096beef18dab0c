import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageContext } from '#protocol'
import { cases } from '../assistant/cases.ts'
import type { WantedStep } from '../assistant/expect.ts'

/** A sentence on a page and what it should lead to, by the ids of the page's elements. */
export interface Example {
  readonly source: 'own' | 'outside' | 'open' | 'kept'
  readonly page: string
  readonly context: PageContext
  readonly say: string
  readonly language: string
  readonly expect: ExampleExpect
}

export type ExampleExpect =
  | { readonly kind: 'steps'; readonly steps: readonly ExampleStep[] }
  | { readonly kind: 'says'; readonly texts: readonly string[] }
  | { readonly kind: 'cannot' }
  | { readonly kind: 'asks' }

export interface ExampleStep {
  readonly verbs: readonly string[]
  readonly ids: readonly number[]
  readonly values: readonly string[]
}

/** The sentences of the repository, on its own pages. */
export function ownExamples(): Example[] {
  const folder = join(import.meta.dirname, '../assistant/pages')
  const pages = new Map<string, PageContext>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    pages.set(file.slice(0, -5), JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageContext)
  return cases
    .filter(({ half }) => half === 'development')
    .flatMap(({ page, say, expect }): Example[] => {
      const context = pages.get(page)
      if (!context) return []
      const common = {
        source: 'own',
        page: `own/${page}`,
        context,
        say,
        language: context.language ?? 'en',
      } as const
      if (expect.kind === 'cannot') return [{ ...common, expect: { kind: 'cannot' } }]
      if (expect.kind === 'says') return [{ ...common, expect: { kind: 'says', texts: expect.texts } }]
      const steps = expect.steps.map((step) => ownStep(step, context))
      return steps.every(({ ids }) => ids.length > 0) ? [{ ...common, expect: { kind: 'steps', steps } }] : []
    })
}

function ownStep(
  { verbs, on, within, value }: WantedStep,
  { indexedElements = [] }: PageContext,
): ExampleStep {
  const ids = indexedElements
    .filter((one) => on !== undefined && one.text === on && (within === undefined || one.parent === within))
    .map(({ id }) => id)
  return { verbs, ids, values: value === undefined ? [] : [value] }
}

interface OutsideCase {
  page: string
  say: string
  kind: string
  lang: string
  expect: {
    steps?: { verbs: string[]; ids?: number[]; value?: string; values?: string[] }[]
    says?: string[]
    cannot?: boolean
    asks?: boolean
  }
}

/** The sentences of a folder with `cases.jsonl` and `pages/NAME.json`. */
export function outsideExamples(folder: string): Example[] {
  const pages = new Map<string, PageContext>()
  return readFileSync(join(folder, 'cases.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { page, say, lang, expect } = JSON.parse(line) as OutsideCase
      const context =
        pages.get(page) ??
        (JSON.parse(readFileSync(join(folder, 'pages', `${page}.json`), 'utf8')) as PageContext)
      pages.set(page, context)
      return { source: 'outside', page, context, say, language: lang, expect: expectOf(expect) }
    })
}

function expectOf({ steps, says, cannot }: OutsideCase['expect']): ExampleExpect {
  if (says) return { kind: 'says', texts: says }
  if (cannot) return { kind: 'cannot' }
  if (!steps) return { kind: 'asks' }
  return {
    kind: 'steps',
    steps: steps.map(({ verbs, ids = [], value, values = [] }) => ({
      verbs,
      ids,
      values: [...(value === undefined ? [] : [value]), ...values],
    })),
  }
}
