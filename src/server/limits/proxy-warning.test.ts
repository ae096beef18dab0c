import { expect, it } from 'vitest'
import { createProxyWarning } from './proxy-warning.ts'

function setup(trusted = false) {
  const lines: string[] = []
  const warn = (line: unknown) => void lines.push(String(line))
  const nothing = () => undefined
  const notice = createProxyWarning({ warn, info: nothing, error: nothing, debug: nothing }, trusted)
  return {
    lines,
    notice: (address: string, forwarded?: string) => notice(address, { 'x-forwarded-for': forwarded }),
  }
}

it('[L4] names the setting, once, when one address brings several visitors', () => {
  const { lines, notice } = setup()
  for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'])
    notice('10.0.0.1', visitor)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY')
})

it('[L4] keeps quiet about one visitor, about none, and about proxies that are believed', () => {
  const alone = setup()
  for (let count = 0; count < 10; count += 1) alone.notice('10.0.0.1', '203.0.113.1')
  for (let count = 0; count < 10; count += 1) alone.notice(`10.0.0.${count}`)
  expect(alone.lines).toEqual([])
  const trusted = setup(true)
  for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) trusted.notice('10.0.0.1', visitor)
  expect(trusted.lines).toEqual([])
})
