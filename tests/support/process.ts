import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from './free-port.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the built command to its end, in the project's folder or another one. */
export async function pagehand(
  words: readonly string[],
  environment: Record<string, string> = {},
  folder: string = root,
) {
  const child = start(words, environment, folder)
  const output = collect(child)
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...output() }
}

/** Runs the built server as a process of its own until it answers. */
export async function serveProcess(environment: Record<string, string>) {
  const port = environment.PORT ?? String(await freePort())
  const child = start(['serve'], { ...environment, PORT: port })
  const output = collect(child)
  const url = `http://127.0.0.1:${port}`
  // It answers a moment before it has printed where to look.
  while (!(await answers(url)) || output().out === '') {
    if (child.exitCode !== null) throw new Error(`the server ended: ${JSON.stringify(output())}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    url,
    port,
    output,
    /** Sends the signal and tells how the process ended. */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      const closed = once(child, 'close')
      child.kill(signal)
      const [code] = (await closed) as [number | null]
      return code
    },
  }
}

function start(
  words: readonly string[],
  environment: Record<string, string>,
  folder: string = root,
): ChildProcess {
  return spawn(process.execPath, [resolve(root, 'dist/pagehand.js'), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function collect(child: ChildProcess): () => { out: string; error: string } {
  let out = ''
  let error = ''
  child.stdout?.on('data', (part) => (out += part))
  child.stderr?.on('data', (part) => (error += part))
  return () => ({ out, error })
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  )
}
