import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehand-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function type(words: readonly string[], environment: Record<string, string> = {}) {
  const out: string[] = []
  const error: string[] = []
  const code = await runCommand(words, {
    environment: { DATA_DIR: folder, ...environment },
    out: (line) => out.push(line),
    error: (line) => error.push(line),
    colour: false,
  })
  return { code, out: out.join('\n'), error: error.join('\n') }
}

it('says what it can do, and which release it is', async () => {
  const help = await type(['--help'])
  expect(help.code).toBe(0)
  for (const word of ['serve', 'site', '--version']) expect(help.out).toContain(word)
  expect((await type(['--version'])).out).toMatch(/^\d+\.\d+\.\d+$/)
  expect((await type(['site', '--help'])).out).toContain('--host')
})

it.each([
  ['an unknown word', ['dance'], {}, /dance.*--help/],
  ['a setting as an option', ['serve', '--port', '8999'], {}, /--port.*set PORT/],
  ['an option that does not exist', ['link', '--foo'], {}, /--foo.*--help/],
  ['a word too many', ['migrate', 'shop.example'], {}, /'shop\.example'.*--help/],
  ['two sites at once', ['site', 'remove', 'one', 'two'], {}, /one site/],
  ['a port that is no number', ['serve'], { PORT: 'many' }, /PORT/],
  ['an address with a query', ['serve'], { PUBLIC_URL: 'https://a.test/?b' }, /PUBLIC_URL.*without/],
  ['an assistant that does not exist', ['serve'], { ASSISTANT: 'oracle:9' }, /ASSISTANT/],
  ['a compatible model without an address', ['serve'], { ASSISTANT: 'compatible:x' }, /ASSISTANT_BASE_URL/],
  ['a model without its key', ['serve'], { ASSISTANT: 'openai:gpt-5-mini' }, /ASSISTANT_API_KEY/],
  ['half of a pair', ['serve'], { REDIS_URL: 'redis://127.0.0.1' }, /DATABASE_URL/],
  ['a proxy that is no address', ['serve'], { TRUST_PROXY: 'my proxy' }, /TRUST_PROXY/],
  ['a network that is too narrow', ['serve'], { TRUST_PROXY: '10.0.0.1/99' }, /TRUST_PROXY/],
  ['half an address', ['serve'], { TRUST_PROXY: 'loopback, 1:2:3' }, /TRUST_PROXY/],
  ['a collector that is no address', ['serve'], { OTEL_EXPORTER_OTLP_ENDPOINT: 'here' }, /OTEL_/],
  ['a folder that cannot be made', ['serve'], { DATA_DIR: '/dev/null/x' }, /DATA_DIR/],
  ['a folder that is a file', ['link'], { DATA_DIR: '/dev/null' }, /DATA_DIR/],
  ['a folder the system keeps to itself', ['link'], { DATA_DIR: '/proc/pagehand' }, /DATA_DIR/],
  ['a host that is none', ['site', 'add', '--host', 'http://x/'], {}, /host/],
  ['two hosts in one', ['site', 'add', '--host', 'a.test,b.test'], {}, /host/],
  ['a name of two lines', ['site', 'add', '--host', 'a.test', '--name', 'a\nb'], {}, /--name/],
  ['a name that is too long', ['site', 'add', '--host', 'a.test', '--name', 'a'.repeat(81)], {}, /--name/],
  ['a site without a host', ['site', 'add', '--name', 'x'], {}, /host/],
  ['a site that does not exist', ['site', 'remove', 'nobody'], {}, /nobody/],
])('answers %s with one clear line and no stack', async (_, words, environment, line) => {
  const { code, error } = await type(words, environment)
  expect(code).toBe(1)
  expect(error.split('\n')).toHaveLength(1)
  expect(error).toMatch(line)
})
