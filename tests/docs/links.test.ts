import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => join(root, name)),
  ...readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name)),
]

describe('the documentation', () => {
  it.each(pages.map((page) => [relative(root, page), page]))('%s has no dead link', (_, page) => {
    expect(deadLinks(page, readFileSync(page, 'utf8'))).toEqual([])
  })

  it('lists every decision, and each begins with its number', () => {
    const index = readFileSync(join(root, 'docs/decisions.md'), 'utf8')
    for (const name of readdirSync(join(root, 'docs/decisions'))) {
      const [heading = ''] = readFileSync(join(root, 'docs/decisions', name), 'utf8').split('\n')
      expect(heading).toMatch(new RegExp(`^# ${name.split('-')[0]} · `))
      expect(index).toContain(`[${heading.slice(2)}](decisions/${name})`)
    }
  })

  it('would notice a dead link', () => {
    const page = join(root, 'README.md')
    expect(
      deadLinks(page, '[a](docs/nowhere.md) [b](docs/rules.md#nothing-there) [c](docs/rules.md#limits)'),
    ).toEqual(['docs/nowhere.md', 'docs/rules.md#nothing-there'])
  })
})

function deadLinks(page: string, text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '')
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => !/^(https?:|mailto:|\/)/.test(target) && !leadsSomewhere(page, target))
}

function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(file)) return false
  return anchor === undefined || headings(readFileSync(file, 'utf8')).includes(anchor)
}

/** The anchors a code host gives to a file's headings. */
function headings(text: string): string[] {
  return [...text.matchAll(/^#+\s+(.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}
