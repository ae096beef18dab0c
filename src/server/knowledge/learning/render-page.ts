import { lookup as systemLookup } from 'node:dns'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guardLookup, refuseLiteral } from '../../egress/guard-lookup.ts'

export interface RenderOptions {
  /** A Chromium, by its path. */
  readonly browser: string
  readonly mayBePrivate?: (url: URL) => boolean
  readonly lookup?: typeof systemLookup
  readonly timeoutMs?: number
}

/** Gives a page as it stands once its scripts have run. */
export type Render = (address: string, signal: AbortSignal) => Promise<string>

/** How long scripts may run, by the clock of the page. */
const scriptsMs = 5_000
const maxBytes = 6_000_000

/**
 * Renders pages with a Chromium that knows one host alone, by the address that was looked up and allowed here: whatever
 * else scripts of the page ask for, on this machine or in its network, has no address.
 */
export function createRender(options: RenderOptions): Render {
  const { browser, mayBePrivate = () => false, lookup = systemLookup, timeoutMs = 30_000 } = options

  async function addressOf(url: URL): Promise<string> {
    const isFree = mayBePrivate(url)
    if (!isFree) refuseLiteral(url)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0) return host
    const find = isFree ? lookup : guardLookup(lookup)
    return new Promise((resolve, reject) => {
      find(host, { family: 0 }, (error, found) => {
        if (error) reject(error)
        else resolve(String(found))
      })
    })
  }

  return async (address, signal) => {
    const url = new URL(address)
    const ip = await addressOf(url)
    const host = url.hostname
    const place = isIP(ip) === 6 ? `[${ip}]` : ip
    const profile = await mkdtemp(join(tmpdir(), 'pagehand-render-'))
    const rules = host === place ? `MAP * ~NOTFOUND,EXCLUDE ${host}` : `MAP ${host} ${place},MAP * ~NOTFOUND`
    try {
      return await outputOf(
        browser,
        [
          ...flags,
          // Chromium refuses to shut itself in when it is run by root.
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          `--user-data-dir=${profile}`,
          `--host-resolver-rules=${rules}`,
          `--virtual-time-budget=${scriptsMs}`,
          '--dump-dom',
          url.href,
        ],
        AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      )
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    }
  }
}

const flags = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--blink-settings=imagesEnabled=false',
  '--no-proxy-server',
]

function outputOf(command: string, given: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, {
      stdio: ['ignore', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    })
    const pieces: Buffer[] = []
    let size = 0
    child.stdout.on('data', (piece: Buffer) => {
      size += piece.byteLength
      if (size <= maxBytes) pieces.push(piece)
      else child.kill('SIGKILL')
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (size > maxBytes) reject(new Error('the rendered page is too large'))
      else if (code !== 0) reject(new Error(`the browser ended with ${code}`))
      else resolve(Buffer.concat(pieces).toString())
    })
  })
}
