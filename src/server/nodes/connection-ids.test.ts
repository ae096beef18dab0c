import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSealer } from '../identity/sealer.ts'
import { createConnectionIds } from './connection-ids.ts'
import { nodeAddress } from './node-address.ts'

const sealer = createSealer(randomBytes(32))
const idsOf = (address: string, by = sealer) => createConnectionIds(() => address, by)

describe('connection ids', () => {
  it('tell other nodes where the connection lives, and visitors nothing', () => {
    const here = idsOf('http://10.0.0.1:8787')
    const there = idsOf('http://10.0.0.2:8787')
    const id = here.next()
    expect(id).not.toContain('10.0.0')
    expect(encodeURIComponent(id)).toBe(id)
    expect([here.isOurs(id), there.isOurs(id)]).toEqual([true, false])
    expect(there.homeOf(id)).toBe('http://10.0.0.1:8787')
    expect(here.next()).not.toBe(id)
  })

  it('lead nowhere unless they were sealed with our key', () => {
    const here = idsOf('http://10.0.0.1:8787')
    const foreign = idsOf('http://169.254.169.254', createSealer(randomBytes(32))).next()
    const bent = here
      .next()
      .replace(/^v1\../, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`)
    for (const id of [foreign, bent, 'http://169.254.169.254~x', '~', 'abc', `${'x'.repeat(5_000)}~y`])
      expect(here.homeOf(id)).toBeUndefined()
  })

  it('of an earlier start on the same address are not ours', () => {
    const before = idsOf('http://10.0.0.1:8787').next()
    expect(idsOf('http://10.0.0.1:8787').isOurs(before)).toBe(false)
  })
})

describe('the address of a node', () => {
  it('is NODE_URL, else where it listens', () => {
    expect(nodeAddress({ nodeUrl: 'http://a:1', host: '0.0.0.0' }, 2)).toBe('http://a:1')
    expect(nodeAddress({ nodeUrl: undefined, host: '127.0.0.1' }, 2)).toBe('http://127.0.0.1:2')
    expect(nodeAddress({ nodeUrl: undefined, host: '::1' }, 2)).toBe('http://[::1]:2')
    expect(nodeAddress({ nodeUrl: undefined, host: '0.0.0.0' }, 2)).toMatch(/^http:\/\/\d+\.\d+\.\d+\.\d+:2$/)
  })
})
