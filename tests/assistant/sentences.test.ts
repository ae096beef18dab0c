import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#protocol'
import {
  dialoguesOf,
  folder,
  halves,
  kinds,
  pagesOf,
  readCases,
  sentencesOf,
  type MarkedExpect,
} from '../../bench/sentences/case.ts'
import { openExamples } from '../../bench/sentences/examples.ts'

const htmlOf = (half: string, page: string) => readFileSync(join(folder, half, `${page}.html`), 'utf8')
const all = halves.flatMap(readCases)
const turns = all.flatMap((one) =>
  (one.kind === 'dialogue' ? one.turns : [one]).map(({ say, expect }) => ({
    half: one.half,
    page: one.page,
    lang: one.lang,
    say,
    expect,
    where: `${one.half}/${one.page}: ${say}`,
  })),
)
const marksIn = ({ steps = [], among = [] }: MarkedExpect) => [
  ...steps.flatMap(({ on = [] }) => on),
  ...among,
]
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

describe('the sentences of strangers', () => {
  it('are as many as were promised, a third of the pages kept out of every fit', () => {
    expect(halves.flatMap(pagesOf).length).toBeGreaterThanOrEqual(30)
    expect(pagesOf('kept').length * 3).toBeGreaterThanOrEqual(halves.flatMap(pagesOf).length)
    expect(halves.flatMap(sentencesOf).length).toBeGreaterThanOrEqual(600)
    expect(halves.flatMap(dialoguesOf).length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(({ lang }) => lang))).toEqual(new Set(languages))
  })

  it('aim at marks that stand on their page, each once', () => {
    const missing = turns.flatMap(({ half, page, where, expect: wanted }) => {
      const html = htmlOf(half, page)
      return marksIn(wanted)
        .filter((mark) => html.split(`data-case="${mark}"`).length !== 2)
        .map((mark) => `${where} → ${mark}`)
    })
    expect(missing).toEqual([])
  })

  it('want answers that their page can give', () => {
    const wanted = turns.filter(({ half, page, expect: { says = [] } }) => {
      const html = plain(htmlOf(half, page).replace(/&nbsp;|\u00a0/g, ' '))
      return says.some((text) => !/^\d{1,3}$/.test(text) && !html.includes(plain(text)))
    })
    expect(wanted.map(({ where }) => where)).toEqual([])
  })

  it('say each in one of the ways that can be judged, and no two are alike', () => {
    const ways = ({ steps, says, cannot, asks }: MarkedExpect) =>
      [steps && steps.length > 0, says && says.length > 0, cannot, asks].filter(Boolean).length
    expect(turns.filter(({ expect: one }) => ways(one) !== 1).map(({ where }) => where)).toEqual([])
    expect(all.filter(({ kind }) => ![...kinds, 'dialogue'].includes(kind))).toEqual([])
    const singles = halves.flatMap(sentencesOf).map(({ page, say }) => `${page} ${plain(say)}`)
    expect(singles.filter((one, at) => singles.indexOf(one) !== at)).toEqual([])
  })

  it('teach only what stands on open pages', () => {
    const open = new Set(pagesOf('open').map((page) => `open/${page}`))
    const examples = openExamples()
    expect(examples.length).toBeGreaterThan(300)
    expect(examples.filter(({ page }) => !open.has(page))).toEqual([])
  })
})
