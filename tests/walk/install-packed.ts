import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'

/** A release that runs. */
export interface PackedServer {
  readonly url: string
  readonly signInLink: string
  readonly milliseconds: number
  readonly nodeVersion: string
  stop(): Promise<void>
}

const patienceMs = 60_000

/** Packs the source as `npm publish` would, and installs that into an empty folder, without what only developers need. */
export function installPacked() {
  const home = mkdtempSync(join(tmpdir(), 'pagehand-walk-'))
  const npm = (words: string[], cwd: string) =>
    execFileSync('npm', words, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  const name =
    npm(['pack', '--silent', '--pack-destination', home], process.cwd()).trim().split('\n').at(-1) ?? ''
  const place = join(home, 'empty')
  mkdirSync(place)
  // Named, or a folder above that happens to have packages would be taken.
  npm(
    ['install', '--silent', '--no-audit', '--no-fund', '--omit=dev', '--prefix', place, join(home, name)],
    place,
  )
  const size = execFileSync('du', ['-sm', 'node_modules'], { cwd: place, encoding: 'utf8' })

  async function start(node: string, siteHost: string): Promise<PackedServer> {
    const port = await freePort()
    const began = performance.now()
    const child = spawn(node, ['node_modules/pagehand/bin/pagehand.js', 'serve'], {
      cwd: place,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        PORT: String(port),
        DATA_DIR: mkdtempSync(join(home, 'data-')),
        // The site of the walk stands on this machine.
        EGRESS_ALLOW: siteHost,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)))
    const url = `http://localhost:${port}`
    const isUp = async () => (await fetch(`${url}/health`).catch(() => undefined))?.ok === true
    while (!(await isUp())) {
      if (child.exitCode !== null || performance.now() - began > patienceMs)
        throw new Error(`The release does not start: ${said}`)
      await delay(50)
    }
    const milliseconds = Math.round(performance.now() - began)
    while (!/\/link\/[\w-]+/.test(said)) await delay(50)
    return {
      url,
      signInLink: /https?:\/\/\S+\/link\/[\w-]+/.exec(said)?.[0] ?? '',
      milliseconds,
      nodeVersion: execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
      async stop() {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      },
    }
  }

  return {
    name,
    megabytes: Number.parseInt(size, 10),
    start,
    remove: () => rmSync(home, { recursive: true, force: true }),
  }
}
