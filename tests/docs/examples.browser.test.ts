import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedExamples, examplesIn } from './support/documented-examples.ts'
import { openExampleStage, type ExampleStage } from './support/example-stage.ts'
import { tryExample } from './support/try-example.ts'

const root = resolve(import.meta.dirname, '../..')
const pages = documentedExamples(root)
let stage: ExampleStage
beforeAll(async () => {
  stage = await openExampleStage()
})
afterAll(() => stage.close())

describe('the examples of the documentation', () => {
  it.each(pages.map(({ page, examples }) => [page, examples] as const))(
    '%s: work when they are pasted, in order',
    async (_, examples) => {
      for (const { language, text } of examples.filter(({ marked }) => !marked))
        await tryExample(language, text, stage)
      await stage.tidy()
    },
    180_000,
  )

  it('say on their page when no test can run them', () => {
    for (const { page } of pages.filter(({ examples }) => examples.some(({ marked }) => marked)))
      expect({ page, says: /not run by the tests/i.test(readFileSync(join(root, page), 'utf8')) }).toEqual({
        page,
        says: true,
      })
  })

  it('would be missed if they did not work', async () => {
    const [wrong] = examplesIn('```sh\nnpx pagehand site ad\n```\n')
    await expect(tryExample(wrong?.language ?? '', wrong?.text ?? '', stage)).rejects.toThrow()
    await expect(tryExample('sh', 'rm -rf everything', stage)).rejects.toThrow('No test knows')
  })
})

describe('the README', () => {
  it('says both commands on its first screen', () => {
    const firstScreen = readFileSync(join(root, 'README.md'), 'utf8').split('\n').slice(0, 40).join('\n')
    expect(firstScreen).toContain('npm ci && npm start')
    expect(firstScreen).toContain('npm ci && npm test')
    expect(firstScreen).toContain('<script src="http://localhost:8787/widget.js" async></script>')
  })
})
