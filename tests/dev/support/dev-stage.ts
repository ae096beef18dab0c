import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { guardOf } from '../../support/own-process.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A copy of the sources in which nothing has ever been built. */
export function freshCopy() {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'pagehand-dev-'))
  for (const name of ['build', 'demo', 'docs', 'src', 'package.json'])
    cpSync(join(root, name), join(home, name), { recursive: true })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(home, 'node_modules'))
  return {
    home,
    /** Changes a file as an editor would; returns how to take it back. */
    edit(path: string, change: (text: string) => string): () => void {
      const file = join(home, path)
      const before = readFileSync(file, 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`Nothing changed in ${path}.`)
      writeFileSync(file, after)
      return () => writeFileSync(file, before)
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}

/** `npm run dev` in a folder, as a terminal runs it: in a process group of its own. */
export async function runDev(
  folder: string,
  { port, words = [] }: { port?: number; words?: readonly string[] } = {},
) {
  const at = port ?? (await freePort())
  const url = `http://localhost:${at}`
  // As npm sets it: nothing of the environment of this test may reach the command.
  const { PATH, HOME } = process.env
  const child = spawn('npm', ['run', '--silent', 'dev', '--', ...words], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(at), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = -(child.pid ?? 0)
  const guard = guardOf(group)
  const closed = once(child, 'close').finally(() => guard?.kill('SIGKILL'))
  let said = ''
  let error = ''
  const waiting = new Set<() => void>()
  const hear = (part: string) => {
    said += part
    for (const look of waiting) look()
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    error += part
    hear(part)
  })

  return {
    port: at,
    url,
    said: () => said,
    error: () => error,
    /** Waits until the terminal shows this, after what it showed when `act` was called. */
    async says(pattern: RegExp, act: () => void = () => undefined): Promise<string> {
      const from = said.length
      act()
      return new Promise((resolve, reject) => {
        const look = () => {
          const [found] = pattern.exec(said.slice(from)) ?? []
          if (found === undefined) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
        void closed.then(() => reject(new Error(`It ended and had said: ${said}`)))
      })
    },
    /** As fetch, with the text of the answer. */
    async read(path: string, accept = '*/*') {
      const answer = await fetch(url + path, { headers: { accept } })
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
    /** Ctrl-C: the terminal tells every process of the group. */
    interrupt: () => process.kill(group, 'SIGINT'),
    ended: async () => (await closed) as [number | null, NodeJS.Signals | null],
    /** Whether a process of the group is left. */
    isLeft(): boolean {
      try {
        process.kill(group, 0)
        return true
      } catch {
        return false
      }
    },
  }
}

export type Dev = Awaited<ReturnType<typeof runDev>>
