import { describe, expect, it } from 'vitest'
import { judgeAll } from '../../../bench/assistant/index.ts'
import type { CaseKind } from '../../../bench/assistant/case.ts'

describe('the built-in engine on its development pages', async () => {
  const results = await judgeAll(['development'])
  const share = (kind: CaseKind, verdicts: readonly string[]): number => {
    const own = results.filter((one) => one.kind === kind)
    return own.filter(({ verdict }) => verdicts.includes(verdict)).length / own.length
  }

  it('plays at least 200 cases', () => {
    expect(results.length).toBeGreaterThanOrEqual(200)
  })

  it('does what was not wanted at most twice in 200', () => {
    const wrong = results
      .filter(({ verdict }) => verdict === 'wrong')
      .map(({ page, say }) => `${page}: ${say}`)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(results.length / 100)
  })

  it('does what is named by its label', () => {
    expect(share('literal', ['right'])).toBeGreaterThanOrEqual(0.97)
  })

  it('reads over a slip of the finger', () => {
    expect(share('typo', ['right'])).toBeGreaterThanOrEqual(0.93)
  })

  it('does what is meant in other words, or offers it', () => {
    expect(share('paraphrase', ['right', 'asked'])).toBeGreaterThanOrEqual(0.8)
  })

  it('answers from the page, fills in forms and goes through several steps', () => {
    expect(share('question', ['right'])).toBeGreaterThanOrEqual(0.9)
    expect(share('fill', ['right'])).toBeGreaterThanOrEqual(0.9)
    expect(share('steps', ['right'])).toBeGreaterThanOrEqual(0.9)
  })

  it('does nothing when the page has nothing for it', () => {
    expect(share('impossible', ['right'])).toBe(1)
  })
})
