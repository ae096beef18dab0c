import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { closeUnreleased, comesAfter, withVersion } from '../../build/release-notes.mjs'

const head = '# Changelog\n\nFor operators.\n\n'

describe('a release', () => {
  it('puts its heading above what was unreleased and leaves room for the next', () => {
    const before = `${head}## Unreleased\n\n- **Server**: new.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n`
    expect(closeUnreleased(before, '0.2.0', '2026-03-04')).toBe(
      `${head}## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- **Server**: new.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n`,
    )
  })

  it('is the first one without an older below it', () => {
    expect(closeUnreleased(`${head}## Unreleased\n\n- A.\n`, '0.1.0', '2026-03-04')).toBe(
      `${head}## Unreleased\n\n## 0.1.0 (2026-03-04)\n\n- A.\n`,
    )
  })

  it.each([
    [`${head}## Unreleased\n\n## 0.1.0\n\n- A.\n`, 'nothing under Unreleased'],
    [`${head}- A.\n`, 'no heading'],
  ])('says what is missing', (text, sentence) => {
    expect(() => closeUnreleased(text, '0.2.0', '2026-03-04')).toThrow(sentence)
  })

  it('takes only a later version', () => {
    expect([comesAfter('0.10.0', '0.9.9'), comesAfter('1.0.0', '0.9.0')]).toEqual([true, true])
    expect([comesAfter('0.1.0', '0.1.0'), comesAfter('0.9.9', '0.10.0')]).toEqual([false, false])
    expect(() => comesAfter('v2', '0.1.0')).toThrow('no version')
  })

  it('changes nothing in package and lock but the version', () => {
    for (const name of ['package.json', 'package-lock.json']) {
      const text = readFileSync(name, 'utf8')
      const { version } = JSON.parse(text) as { version: string }
      expect(withVersion(text, version)).toBe(text)
      expect(withVersion(text, '9.8.7')).toContain('"version": "9.8.7"')
    }
  })
})
