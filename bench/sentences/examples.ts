import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example, ExampleExpect, ExampleStep } from '../fit/example.ts'
import { folder, pagesOf, sentencesOf, valuesOf, type MarkedExpect, type SentenceCase } from './case.ts'
import type { Look } from './page-look.ts'

/** Where the look at an open page is kept, so that fitting needs no browser. */
export function recordOf(page: string): string {
  return join(folder, 'open', `${page}.json`)
}

/** The sentences on open pages, for `npm run fit`. What aims at something out of sight teaches nothing. */
export function openExamples(): Example[] {
  const looks = new Map(
    pagesOf('open').flatMap((page) => {
      const file = recordOf(page)
      return existsSync(file) ? [[page, JSON.parse(readFileSync(file, 'utf8')) as Look] as const] : []
    }),
  )
  return sentencesOf('open').flatMap((one) => {
    const look = looks.get(one.page)
    return look && isInSight(one.expect, look) ? [exampleOf(one, look)] : []
  })
}

/** Whether everything that should be acted on is on the page as it was looked at. */
export function isInSight({ steps = [] }: MarkedExpect, { marks }: Look): boolean {
  return steps.every(({ on = [] }) => on.length === 0 || on.some((mark) => (marks[mark]?.length ?? 0) > 0))
}

export function exampleOf({ half, page, say, lang, expect }: SentenceCase, look: Look): Example {
  return {
    source: half,
    page: `${half}/${page}`,
    context: look.context,
    say,
    language: lang,
    expect: expectOf(expect, look),
  }
}

function expectOf({ steps, says, cannot }: MarkedExpect, { marks }: Look): ExampleExpect {
  if (says) return { kind: 'says', texts: says }
  if (cannot) return { kind: 'cannot' }
  if (!steps) return { kind: 'asks' }
  return {
    kind: 'steps',
    steps: steps.map((step): ExampleStep => ({
      verbs: step.verbs,
      ids: (step.on ?? []).flatMap((mark) => marks[mark] ?? []),
      values: valuesOf(step),
    })),
  }
}
