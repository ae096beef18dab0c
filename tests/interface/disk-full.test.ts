import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveForTest } from '../support/server.ts'

// A small disk of its own can only be mounted by root, as in CI.
const mayMount = process.getuid?.() === 0
let disk: string
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'pagehand-disk-'))
  if (mayMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk])
})
afterAll(() => {
  // Lazily: prepared statements hold the file until they are collected.
  if (mayMount) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

it.skipIf(!mayMount)(
  '[R1] answers 503 while the disk is full, says so in the log, loses nothing it acknowledged, and recovers',
  async () => {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const house = await serveForTest({ LIMIT_CHAT_PER_MINUTE: '1000', DATA_DIR: disk }, { logger })
    const sessionId = await house.init()
    const say = (message: string) =>
      house.call('/api/chat', {
        body: { sessionId, message, pageContext: { visibleText: 'x'.repeat(6_000) } },
      })
    const acknowledged: string[] = []
    expect((await say('before')).status).toBe(200)
    acknowledged.push('before')

    const filler = join(disk, 'filler')
    fill(filler)
    const answers = []
    for (let count = 0; count < 60; count += 1) {
      const answer = await say(`full ${count}`)
      answers.push(answer)
      if (answer.status === 200) acknowledged.push(`full ${count}`)
    }
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, body, headers } of refused) {
      expect([status, body.error]).toEqual([503, 'unavailable'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await house.call('/health')).status).toBe(200)
    const ready = async () => (await house.call('/health/ready')).status
    await expect.poll(ready).toBe(503)

    rmSync(filler)
    expect((await say('after')).status).toBe(200)
    acknowledged.push('after')
    await expect.poll(ready).toBe(200)
    const logged = lines.map((line) => JSON.parse(line) as { msg: string; err?: { code: string } })
    // Small writes may still find room while large ones do not: how often it changes is the disk's affair.
    const saving = logged.filter(({ msg }) => msg.includes('saved'))
    expect(saving[0]).toMatchObject({
      msg: expect.stringContaining('disk full'),
      err: { code: 'SQLITE_FULL' },
    })
    expect(saving.at(-1)).toMatchObject({ msg: 'everything can be saved again' })
    const { body } = await house.call(`/api/session/${sessionId}`)
    const kept = body.history.filter((entry: { role: string }) => entry.role === 'user')
    expect(kept.map(({ content }: { content: string }) => content)).toEqual(acknowledged)
    await house.close()
  },
)

function fill(file: string): void {
  for (let bytes = 4_000_000; bytes >= 512;) {
    try {
      writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // No room for so much: try less, until nothing fits.
      bytes = Math.floor(bytes / 2)
    }
  }
}
