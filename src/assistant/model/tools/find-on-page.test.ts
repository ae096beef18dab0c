import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import type { EngineView } from '../../engine.ts'
import { createCitations } from '../transcript/citations.ts'
import { findOnPage } from './find-on-page.ts'

const pageOf = (lines: Line[]): PageContext => ({ url: 'https://mill.example/', outline: { lines } })
const sacks = (count: number) =>
  Array.from({ length: count }, (_, at): Line => [0, at + 1, 'button', `Sack of rye ${at}`])

function find(query: string, page: PageContext) {
  const view = { page } as EngineView
  const signal = new AbortController().signal
  return findOnPage.interpret({ query }, { view, nonce: 'n', signal, citations: createCitations([]) })
}

describe('find_on_page', () => {
  it('tells of places that it does not show', () => {
    expect(find('rye', pageOf(sacks(8)))).toMatchObject({
      text: expect.not.stringContaining('more') as string,
    })
    expect(find('rye', pageOf(sacks(9)))).toMatchObject({
      text: expect.stringMatching(/rye 7[^]*<\/untrusted-n>\n1 more place holds these words/) as string,
    })
    expect(find('rye', pageOf(sacks(30)))).toMatchObject({
      text: expect.stringContaining('22 more places hold these words') as string,
    })
  })

  it('looks at the page itself where not all of it is known', () => {
    const lines: Line[] = [...sacks(2), [0, 0, 'more', '… 1,900 more']]
    expect(find('rye', pageOf(lines))).toMatchObject({
      kind: 'act',
      steps: [{ action: 'find', inputData: 'rye' }],
    })
  })
})
