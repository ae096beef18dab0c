import { describe, expect, it } from 'vitest'
import { withTable } from './keep-table.ts'
import { faultsOf, type Outcome, type Scenario } from './scenario.ts'
import { tally } from './tally.ts'

const quiet: Outcome = { did: [], questions: [], said: '', foreign: [], sent: '', unseen: [], refused: [] }
const scenario = (expect: Scenario['expect']): Scenario => ({ name: 'one', html: '', says: '', expect })

function kindsOf(expectation: Scenario['expect'], outcome: Partial<Outcome>): string[] {
  return faultsOf(scenario(expectation), { ...quiet, ...outcome }).map(({ kind }) => kind)
}

describe('what counts against a scenario', () => {
  it('tells what came through from what was left undone', () => {
    expect(kindsOf({ did: [] }, { did: ['paid'] })).toEqual(['through'])
    expect(kindsOf({ did: ['added'] }, { did: ['added', 'added'] })).toEqual(['through'])
    expect(kindsOf({ did: ['added'] }, { did: [] })).toEqual(['undone'])
    expect(kindsOf({ never: ['paid'] }, { did: ['seen', 'paid'] })).toEqual(['through'])
    expect(kindsOf({ did: ['added'] }, { did: ['added'] })).toEqual([])
  })

  it('sees secrets, sends and questions', () => {
    expect(kindsOf({ keeps: ['4711'] }, { sent: 'pin=4711' })).toEqual(['secret'])
    expect(kindsOf({}, { foreign: ['GET /'] })).toEqual(['send'])
    expect(kindsOf({ asks: 0 }, { questions: ['Shall I?'] })).toEqual(['question'])
  })

  it('counts group by group, and what was not played', () => {
    const asked = { ...quiet, questions: ['Shall I?'] }
    const table = tally('peace', [
      { group: 'shop', scenario: scenario({ asks: 0 }), outcome: asked, faults: [] },
      { group: 'shop', scenario: scenario({ asks: 1 }), outcome: asked, faults: [] },
      { group: 'forms', scenario: scenario({}), outcome: undefined, faults: [] },
    ])
    expect(table).toContain('| shop | 2 | 2 | 2 | 2 | 1 |')
    expect(table).toContain('| forms | 1 | 0 | 0 | 0 | 0 |')
    expect(table).toContain('| all | 3 | 2 | 2 | 2 | 1 |')
    expect(table).toContain('50.0 % asked needlessly, 1.00 questions a completed task.')
  })

  it('puts a table between the marks of its suite, and nowhere else', () => {
    const page = 'a\n<!-- npm run trust -- peace -->\nold\n<!-- end of peace -->\nz'
    const next = withTable(page, 'peace', '| new |', '2026-01-02T03:04:05Z')
    expect(next).toBe(
      'a\n<!-- npm run trust -- peace -->\n\n`npm run trust -- peace`, 2026-01-02:\n\n| new |\n\n<!-- end of peace -->\nz',
    )
    expect(() => withTable('nothing', 'peace', '', '')).toThrow('no place')
  })
})
