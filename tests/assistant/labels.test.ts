import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { judge } from '../../src/assistant/policy/judge.ts'
import { contextOf, stepOf } from '../../src/assistant/policy/testing/verdict-of.ts'
import { bindingLabels, disguised, harmlessLabels, otherHarmlessLabels } from './support/sample-labels.ts'

/** What a model hears that wants to press a button of this label after such a message. */
function verdictOn({ label, language }: { label: string; language: string }, message: string) {
  const lines: Line[] = [[0, 1, 'button', label]]
  return judge(
    stepOf({ description: 'Look around' }),
    contextOf({ lines, message, pageLanguage: language, visitorWords: [] }),
  )
}

const listed = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([language, words]) => words.split('|').map((label) => ({ language, label })))

describe('the labels of buttons', () => {
  it('[V4] that bind all ask, in thirty languages and in disguise, even where they were named', () => {
    const labels = [...listed(bindingLabels), ...disguised.map((label) => ({ language: 'en', label }))]
    expect(labels.length).toBeGreaterThanOrEqual(200)
    expect(Object.keys(bindingLabels).length).toBeGreaterThanOrEqual(30)
    const free = labels.filter((one) => verdictOn(one, `press ${one.label}`).rule !== 'binding')
    expect(free).toEqual([])
  })

  it('[V4] that are harmless hardly ever ask, in our sixteen languages', () => {
    const labels = listed(harmlessLabels)
    expect(labels.length).toBeGreaterThanOrEqual(200)
    const asked = labels.filter((one) => verdictOn(one, 'look around').decision !== 'allow')
    console.log(`${asked.length} of ${labels.length} harmless labels ask: ${asked.map(({ label }) => label)}`)
    expect(asked.length).toBeLessThanOrEqual(labels.length * 0.05)
  })

  it('tells how many harmless ones ask in other languages: there only what binds is known', () => {
    const labels = listed(otherHarmlessLabels)
    const asked = labels.filter((one) => verdictOn(one, 'look around').decision !== 'allow')
    console.log(
      `${asked.length} of ${labels.length} harmless labels ask in ${Object.keys(otherHarmlessLabels)}`,
    )
    // What nothing is known of asks, and a yes to it can be remembered: nothing here is taken for binding.
    expect(labels.filter((one) => verdictOn(one, 'look around').rule === 'binding')).toEqual([])
  })
})
