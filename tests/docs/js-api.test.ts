import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const source = readFileSync(resolve(root, 'src/widget/api.ts'), 'utf8')
const page = readFileSync(resolve(root, 'docs/js-api.md'), 'utf8')

it.each(['PagehandApi', 'WidgetEvents', 'WidgetState', 'SiteTool', 'Visitor'])(
  'docs/js-api.md names everything in %s',
  (name) => {
    const members = membersOf(name)
    expect(members.length).toBeGreaterThan(2)
    expect(members.filter((member) => !new RegExp(`\`[^\`]*\\b${member}\\b`).test(page))).toEqual([])
  },
)

/** The names of an interface's members, read from the two spaces they are indented by. */
function membersOf(name: string): string[] {
  const [, body = ''] = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? []
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[<(:]/gm)].map(([, member = '']) => member)
}
