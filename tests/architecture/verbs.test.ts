import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionNames, verbs } from '#protocol'
import { toolNamed } from '../../src/assistant/model/tools/tools.ts'
import { filesIn, root } from './support/files-in.ts'

/** Where each verb has an entry by its name. All are typed by the table: a verb that one lacks does not compile. */
const tables = [
  'src/admin/choices/verb-groups.ts',
  'src/admin/pages/conversations/entries/say-verb.ts',
  'src/assistant/model/reading/describe-step.ts',
  'src/assistant/model/tools/verb-guide.ts',
  'src/assistant/turn/plan/step-under-way.ts',
  'src/page/action/actions.ts',
  'src/protocol/step/verbs.ts',
]
/** The built-in engine says the verbs that it means; it need not know all of them. */
const engines = /^src\/engine\//
const sources = filesIn(['src'], /\.tsx?$/).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !engines.test(file),
)

describe('a verb', () => {
  it('is listed by name only in tables that the compiler checks', () => {
    expect(sources.filter((file) => namesVerbs(read(file)))).toEqual(tables)
  })

  it('would be seen in a list of another kind', () => {
    expect(namesVerbs(`const moving = new Set(['press_key', 'scroll_to'])`)).toBe(true)
    expect(namesVerbs(`/^((double_)?click|press_key|set_value)$/.test(action)`)).toBe(true)
    expect(namesVerbs(`['type_text', 'clear_field'].includes(type)`)).toBe(true)
    expect(namesVerbs(`if (call.name === 'call_tool') return { action: 'call_tool' }`)).toBe(false)
    expect(namesVerbs(`on('click', select) || type === 'submit'`)).toBe(false)
  })

  it('is tried in a browser', () => {
    const tests = filesIn(['tests/page'], /\.test\.ts$/).map(read)
    const isTried = (name: string) =>
      tests.some((text) => new RegExp(`(?:\\w+\\(|action: )'${name}'`).test(text))
    expect(actionNames.filter((name) => !isTried(name))).toEqual([])
    expect(isTried('juggle')).toBe(false)
  })
})

/** Names that mean nothing but verbs: `click` is a word of the web as well, `call_tool` a tool of the model's. */
const unmistakable = actionNames
  .flatMap((name): string[] => [name, verbs[name].type])
  .filter((name) => name.includes('_') && !toolNamed(name))

function namesVerbs(text: string): boolean {
  const found = unmistakable.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text))
  return new Set(found).size > 1
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
