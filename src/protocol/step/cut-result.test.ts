import { expect, it } from 'vitest'
import { cutSequenceResult, cutStepResult } from './cut-result.ts'
import { limits } from '../limits.ts'
import type { Line } from '../page/outline.ts'

const line = (text: string): Line => [0, 0, 'text', text]

it('leaves a result alone that has nothing to cut', () => {
  const result = { success: false, error: 'disabled', reason: 'It can only be read.', lines: [line('a')] }
  expect(cutStepResult(result)).toBe(result)
  const whole = { success: false, reason: result.reason, results: [result] }
  expect(cutSequenceResult(whole)).toBe(whole)
})

it('keeps the first lines, and drops what nobody knows', () => {
  const many = Array.from({ length: limits.linesPerResult + 5 }, (_, index) => line(String(index)))
  expect(cutStepResult({ success: true, lines: many, extra: 1 } as never)).toEqual({
    success: true,
    lines: many.slice(0, limits.linesPerResult),
  })
  const wide = Array.from({ length: 20 }, () => line('x'.repeat(900)))
  expect(cutStepResult({ success: true, lines: wide }).lines).toHaveLength(6)
})

it('keeps no value of a secret field', () => {
  const secret: Line = [0, 4, 'textbox', 'Password', { secret: true, value: 'hunter2' }]
  const cut = cutSequenceResult({ success: true, results: [{ success: true, lines: [secret] }] })
  expect(cut.results).toEqual([{ success: true, lines: [[0, 4, 'textbox', 'Password', { secret: true }]] }])
})
