import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { requireProgram } from '../../build/needs.mjs'
import { ownProcess, waitUntil } from './own-process.ts'
import { freePort } from './free-port.ts'

export interface ThrowawayPostgres {
  readonly port: number
  /** A database of its own, empty or like another one; returns its address. */
  database(like?: string): Promise<string>
  /** Signals the server and all its children: SIGSTOP, SIGCONT. */
  signal(name: NodeJS.Signals): void
  /** Ends it on the spot; what was committed stays on disk. */
  crash(): Promise<void>
  /** Starts it again with what it had on disk. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Nobody's data: a crash of the machine may lose it. */
const fast = ['fsync=off', 'full_page_writes=off', 'max_connections=200']

/** A PostgreSQL of one's own on a free port. It ends with this process, however that ends. */
export async function throwawayPostgres(): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-postgres-'))
  const user = otherUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const binary = requireProgram('postgres')
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
  /** Its children end with it: SIGQUIT is its own word for "at once". */
  const crash = () => server.stop('SIGQUIT')
  await start()
  return {
    port,
    start,
    crash,
    async database(like) {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`
      await query(address('postgres'), `create database ${name}${template}`)
      return address(name)
    },
    signal(name) {
      for (const pid of [...childrenOf(server.pid()), server.pid()]) process.kill(pid, name)
    },
    async stop() {
      await crash()
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

function childrenOf(pid: number): number[] {
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return children.trim().split('\n').map(Number)
}
