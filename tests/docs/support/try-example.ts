import { readFileSync } from 'node:fs'
import { Check } from 'typebox/value'
import { expect } from 'vitest'
import { defaultSiteConfig, PolicySettings, SiteConfig } from '#protocol'
import type { ExampleStage } from './example-stage.ts'

type Try = (text: string, stage: ExampleStage) => Promise<unknown>

/** How an example of each language is tried; one that fails throws. */
const tries: Record<string, Try> = {
  async sh(text, stage) {
    const commands = text.replaceAll('\\\n', ' ').split(/\n|&&/)
    for (const command of commands.map((line) => line.replace(/\s+#.*/, '').trim()).filter(Boolean))
      await tryCommand(command, stage)
  },
  async js(text, stage) {
    const { code, out } = await stage.run(process.execPath, ['--input-type=module', '-e', stage.here(text)])
    expect({ code, said: out.includes('message_done') }).toEqual({ code: 0, said: true })
  },
  async html(text, stage) {
    const embedded = text.includes('/widget.js')
      ? text
      : `${text}<script src="https://assistant.example/widget.js" async></script>`
    expect(await stage.visit(stage.here(embedded))).toEqual([])
  },
  /** A content security policy: the widget must live under it. */
  async text(text, stage) {
    const policy = stage.here(text.trim()).replace('nonce-…', 'nonce-abc')
    const script = stage.here('<script nonce="abc" src="https://assistant.example/widget.js" async></script>')
    expect(await stage.visit(script, { 'content-security-policy': policy })).toEqual([])
  },
  /** A site's policy, or a part of its configuration. */
  async json(text) {
    const example = JSON.parse(text) as object
    const valid =
      'verbs' in example
        ? Check(PolicySettings, example)
        : Check(SiteConfig, { ...defaultSiteConfig('Docs'), ...example })
    expect(valid).toBe(true)
  },
}

type TryCommand = (found: RegExpExecArray, stage: ExampleStage) => Promise<unknown>

/** What a line of shell must be, to be tried. */
const commands: readonly [RegExp, TryCommand][] = [
  // This very run stands on these two.
  [/^npm (?:ci|test)\b/, async () => undefined],
  [
    /^npm run ([\w:]+)/,
    async ([, name = '']) => {
      const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
      expect(Object.keys(scripts)).toContain(name)
    },
  ],
  [
    /^((?:[A-Z_]+=\S+ )*)(?:npm start|node bin\/pagehand\.js serve|npx pagehand serve)$/,
    async ([, variables = ''], stage) => {
      const pairs = variables.trim().split(' ').filter(Boolean)
      const environment = pairs.map((pair) => pair.split('=') as [string, string])
      expect(await stage.start(Object.fromEntries(environment))).toBe(0)
    },
  ],
  [
    /^npx pagehand (.+)$/,
    async ([, words = ''], stage) => {
      const unquoted = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      )
      expect(await stage.command(unquoted)).toMatchObject({ code: 0 })
    },
  ],
  [
    /^curl /,
    async ({ input }, stage) => {
      const { code, out } = await stage.run('bash', ['-c', `${stage.here(input)} --fail-with-body`])
      expect({ code, out }).toMatchObject({ code: 0 })
    },
  ],
]

async function tryCommand(command: string, stage: ExampleStage): Promise<void> {
  for (const [pattern, attempt] of commands) {
    const found = pattern.exec(command)
    if (found) return void (await attempt(found, stage))
  }
  throw new Error(`No test knows how to run “${command}”. Teach it, or mark the example not-run and say why.`)
}

/** Runs one example as its reader would. */
export async function tryExample(language: string, text: string, stage: ExampleStage): Promise<void> {
  const attempt = Object.hasOwn(tries, language) ? tries[language] : undefined
  if (!attempt)
    throw new Error(`No test knows how to try an example in ${language}; mark it not-run and say why.`)
  await attempt(text, stage)
}
