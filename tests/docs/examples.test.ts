import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagehand, serveProcess } from '../support/process.ts'

const root = resolve(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
let folder: string
let server: Awaited<ReturnType<typeof serveProcess>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagehand-'))
  server = await serveProcess({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

describe('the README', () => {
  it('says both commands on its first screen', () => {
    const firstScreen = readme.split('\n').slice(0, 40).join('\n')
    expect(firstScreen).toContain('npm ci && npm start')
    expect(firstScreen).toContain('npm ci && npm test')
    expect(firstScreen).toContain('<script src="http://localhost:8787/widget.js" async></script>')
  })

  it('has a shell example that starts a session when pasted', async () => {
    const shell = block('sh', 'site add --name Script')
    const [, command = ''] = /npx pagehand (.*)/.exec(shell) ?? []
    expect((await pagehand(command.split(' '), { DATA_DIR: folder })).code).toBe(0)
    const curl = shell.slice(shell.indexOf('curl'))
    const { out } = await run('bash', ['-c', onThisPort(curl)])
    expect(JSON.parse(out)).toMatchObject({
      sessionId: expect.any(String),
      siteConfig: { layout: 'floating' },
    })
  })

  it('has a JavaScript example that prints the reply when pasted', async () => {
    const { out, code } = await run(process.execPath, [
      '--input-type=module',
      '-e',
      onThisPort(block('js', 'socket.io-client')),
    ])
    expect(code).toBe(0)
    expect(out).toContain('message_chunk')
    expect(out).toMatch(/message_done .*three working days/s)
  })
})

/** The first fenced block of this language that contains these words. */
function block(language: string, words: string): string {
  const blocks = [...readme.matchAll(/```(\w+)\n([\s\S]*?)```/g)]
  const found = blocks.find(([, name, text = '']) => name === language && text.includes(words))
  if (!found?.[2]) throw new Error(`The README has no ${language} example with "${words}".`)
  return found[2]
}

function onThisPort(text: string): string {
  return text.replaceAll('http://localhost:8787', server.url)
}

async function run(command: string, words: string[]) {
  const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], timeout: 30_000 })
  let out = ''
  child.stdout.on('data', (part) => (out += part))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out }
}
