import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig, startServer } from '#server'

/** Settings that this start has no use for, and when they have one. */
const usedLater: Record<string, string> = {
  nodeUrl: 'with several nodes',
  eventsPerSecond: 'when a socket comes',
  oidcClientId: 'with an issuer',
  logLevel: 'by the command, which makes the logger',
  findsLocalModels: 'by the command, when it has started',
}

it('uses every setting that it reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ASSISTANT: 'openai:m', ASSISTANT_API_KEY: 'k' })
  const used = new Set<string>()
  const server = await startServer(watched(config, used), { logger: pino({ level: 'silent' }) })
  await server.close()
  rmSync(folder, { recursive: true, force: true })

  const left = Object.keys(config).filter((name) => !used.has(name) && !Object.hasOwn(usedLater, name))
  expect(left).toEqual([])
})

/** The same settings; each name that is asked for is kept in `used`. */
function watched<Settings extends object>(settings: Settings, used: Set<string>): Settings {
  return new Proxy(settings, {
    get(target, name) {
      used.add(String(name))
      return Reflect.get(target, name) as unknown
    },
  })
}
