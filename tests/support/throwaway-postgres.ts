import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { ownProcess, waitUntil } from './own-process.ts'
import { freePort } from './process.ts'

export interface ThrowawayPostgres {
  readonly port: number
  /** An empty database of its own; returns its address. */
  database(): Promise<string>
  /** The server's process, for faults: SIGSTOP, SIGCONT, SIGKILL. */
  readonly pid: () => number
  /** Starts it again with what it had on disk. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Nobody's data: a crash of the machine may lose it. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** A PostgreSQL of one's own on a free port. It ends with this process, however that ends. */
export async function throwawayPostgres(): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-postgres-'))
  const user = otherUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const binary = process.env.POSTGRES ?? findPostgres()
  const data = join(folder, 'data')
  execFileSync(
    join(dirname(binary), 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  const settings = [
    ...fast,
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
  const server = ownProcess(() => ({
    command: binary,
    words: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    ...(user && { user }),
    folder,
  }))
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`

  async function start(): Promise<void> {
    server.start()
    await waitUntil(
      () =>
        query(address('postgres'), 'select 1').then(
          () => true,
          () => false,
        ),
      server.failure,
    )
  }
  await start()
  return {
    port,
    pid: server.pid,
    start,
    async database() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      await query(address('postgres'), `create database ${name}`)
      return address(name)
    },
    async stop() {
      // Its children end with it: SIGQUIT is its own word for "at once".
      await server.stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function query(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** PostgreSQL refuses to run as root: then it runs as somebody else. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (name: string, flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(name, '-u'), gid: idOf(name, '-g') }
    } catch {
      continue
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user to run it as.')
}

function findPostgres(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  if (versions[0] === undefined) throw new Error('The tests need PostgreSQL: apt-get install postgresql')
  return join(root, versions[0], 'bin/postgres')
}
