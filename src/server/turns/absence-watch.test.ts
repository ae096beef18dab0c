import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAbsenceWatch } from './absence-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const here = new Set<string>()
  const gone: string[] = []
  const watch = createAbsenceWatch({
    isAttached: (sessionId) => here.has(sessionId),
    onGone: (sessionId) => void gone.push(sessionId),
    onFault: (fault) => void gone.push(String(fault)),
    goneMs: 30_000,
  })
  return { watch, here, gone, pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000) }
}
const nowhere = async () => false

it('A visitor is gone who left and was not seen for a while', async () => {
  const { watch, gone, pass } = setup()
  watch.left('a', nowhere)
  await pass(29)
  expect(gone).toEqual([])
  await pass(1)
  expect(gone).toEqual(['a'])
  await pass(60)
  expect(gone).toEqual(['a'])
})

it('A visitor is not gone who came back, has another socket, or sits on another node', async () => {
  const { watch, here, gone, pass } = setup()
  watch.left('back', nowhere)
  watch.left('elsewhere', async () => true)
  here.add('back')
  await pass(30)
  expect(gone).toEqual([])
})

it('The time starts over with every leaving, and ends with the process', async () => {
  const { watch, gone, pass } = setup()
  watch.left('a', nowhere)
  await pass(20)
  watch.left('a', nowhere)
  await pass(20)
  expect(gone).toEqual([])
  watch.close()
  await pass(60)
  expect(gone).toEqual([])
})
