import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { databaseFile, openStore, secretFile, version } from '#server'
import { backUpFile } from '#store'
import { startModelServer } from '../assistant/support/model-server.ts'
import { throwawayPostgres } from '../support/throwaway-postgres.ts'
import { throwawayRedis } from '../support/throwaway-redis.ts'
import { corner, unreadMessage } from './support/cast.ts'
import { openHouse } from './support/house.ts'
import { places, sharedSecretKey, type Kind, type Written } from './support/memory.ts'
import { ownersDay } from './support/owners-day.ts'
import { recollect } from './support/recollect.ts'
import { earlyVisitor, visitorsDay, waiter } from './support/visitors-day.ts'

type Environment = Record<string, string> & { readonly DATA_DIR: string }

/** Writes the memory again, with the sources as they are. */
async function main(): Promise<void> {
  rmSync(places.folder, { recursive: true, force: true })
  mkdirSync(places.folder, { recursive: true })
  await writeEmbedded()
  await writeShared()
}

async function writeEmbedded(): Promise<void> {
  const environment = { DATA_DIR: mkdtempSync(join(tmpdir(), 'pagehand-memory-')) }
  const story = await live(environment)
  // A copy without free pages and without a write-ahead log.
  const copy = join(environment.DATA_DIR, 'copy.db')
  backUpFile({ file: databaseFile({ dataDir: environment.DATA_DIR }), to: copy })
  writeFileSync(places.database, gzipSync(readFileSync(copy), { level: 9 }))
  copyFileSync(secretFile({ dataDir: environment.DATA_DIR }), places.secret)
  await remember('embedded', environment, story)
  rmSync(environment.DATA_DIR, { recursive: true, force: true })
}

async function writeShared(): Promise<void> {
  const [postgres, redis] = await Promise.all([throwawayPostgres(), throwawayRedis()])
  const databaseUrl = await postgres.database()
  const environment = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'pagehand-memory-')),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    SECRET_KEY: sharedSecretKey,
  }
  const story = await live(environment)
  writeFileSync(places.dump, dump(databaseUrl))
  await remember('shared', environment, story)
  rmSync(environment.DATA_DIR, { recursive: true, force: true })
  await Promise.all([postgres.stop(), redis.stop()])
}

/** Statements any client can run, and any PostgreSQL: without psql's own words and this release's settings. */
function dump(databaseUrl: string): string {
  const words = ['--inserts', '--no-owner', '--no-privileges', '--dbname', databaseUrl]
  const text = execFileSync('pg_dump', words, { encoding: 'utf8' })
  const isOurs = (line: string) => !/^(?:\\|SET |--|SELECT pg_catalog\.set_config)/.test(line)
  return text
    .split('\n')
    .filter(isOurs)
    .join('\n')
    .replace(/\n{2,}/g, '\n')
}

type Story = Omit<Written, 'remembered'>

/** A day in the life of a server: an early visitor, a restart, the others, and an end in the middle of it. */
async function live(environment: Environment): Promise<Story> {
  const model = await startModelServer('openai', waiter)
  const withModel = { ...environment, ASSISTANT_BASE_URL: model.baseUrl }
  const morning = await openHouse(withModel, { now: () => Date.now() - 40 * 60_000 })
  const invitation = await ownersDay(morning, { modelUrl: model.baseUrl })
  const ended = await earlyVisitor(morning)
  await morning.close()

  const noon = await openHouse(withModel)
  const { body } = await noon.call('listSites', { token: noon.token })
  const mill = body.items.find(({ name }) => name === 'Quiet Mill')
  const params = { id: mill?.id ?? '', sessionId: noon.names.nameOf(ended) }
  while ((await noon.call('readSession', { token: noon.token, params })).body.live) await delay(500)
  const sessions = await visitorsDay(noon)
  const left = await noon.guest(corner)
  left.close()
  await noon.close()

  await leaveUnread(noon.config, left.id)
  await model.close()
  const at = Date.now()
  return {
    by: `${version} at ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`,
    at,
    days: { from: dayOf(at - 86_400_000), to: dayOf(at) },
    invitation,
    live: sessions,
    ended,
    unread: left.id,
  }
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** A message that was acknowledged in the moment the server died. */
async function leaveUnread(config: Parameters<typeof openStore>[0], sessionId: string): Promise<void> {
  const store = await openStore(config)
  const messageId = randomUUID()
  const at = Date.now()
  await store.sessions.accept({
    sessionId,
    messageId,
    at,
    input: { kind: 'message', text: unreadMessage, messageId },
    entry: { role: 'user', content: unreadMessage, at },
  })
  await store.close()
}

/** Writes down what the release that wrote the memory says of it. */
async function remember(kind: Kind, environment: Environment, story: Story): Promise<void> {
  const house = await openHouse(environment)
  const remembered = await recollect(house, story.days, Object.values(story.live))
  await house.close()
  writeFileSync(places.written(kind), `${JSON.stringify({ ...story, remembered }, null, 1)}\n`)
}

await main()
