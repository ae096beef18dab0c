import { sourceOf } from '#assistant'
import { libsqlStore, type StoredPassage } from '#store'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '../../tests/support/chromium.ts'
import type { BenchTable } from '../bench-table.ts'
import { shopAsked } from './asked/shop-asked.ts'
import { learnShop, loadedMeanings, shopPassages } from './shop.ts'

const built = join(import.meta.dirname, '../../dist')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
/** Put on top of each page: only what a browser opens at the quote lies below it. */
const lead = 4_000

interface Quoted {
  readonly passage: StoredPassage
  readonly quote: string
}

/** Whether every quote that answers one of the questions is letter by letter in its passage, and opens in Chromium. */
export async function measureQuotes(): Promise<BenchTable> {
  const quotes = await quotesOfShop()
  const browser = await launchChromium()
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  await page.route('http://localhost/**', (route) => {
    const file = fileOf(new URL(route.request().url()).pathname)
    if (file === undefined) return route.fulfill({ status: 404 })
    const body = readFileSync(file)
    const shown = file.endsWith('.html')
      ? body.toString('utf8').replace(/<body[^>]*>/, `$&<div style="height:${lead}px"></div>`)
      : body
    return route.fulfill({ contentType: types[extname(file)] ?? 'application/octet-stream', body: shown })
  })
  let [verbatim, opened] = [0, 0]
  for (const { passage, quote } of quotes) {
    const { title, text, url } = passage
    const source = sourceOf({ title, text, kind: 'page', ...(url !== null && { url }) }, quote)
    if (!source) continue
    if (passage.text.includes(source.quote)) verbatim += 1
    if (await opensAt(page, source.url, quote)) opened += 1
    else if (process.env.SHOW !== undefined) console.log('does not open', source.url, quote)
  }
  await browser.close()
  const share = (count: number) => ((100 * count) / quotes.length).toFixed(1)
  return {
    title: 'Quotes that answer the questions to the demo shop',
    columns: ['quotes', 'letter by letter %', 'open in Chromium %'],
    rows: [[quotes.length, share(verbatim), share(opened)]],
    notes: [
      'The sentence, the row and the whole passage that answer each question; each opened by its link.',
    ],
  }
}

async function quotesOfShop(): Promise<Quoted[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehand-bench-'))
  const store = libsqlStore({ file: join(folder, 'knowledge.db') })
  await learnShop(store.knowledge, loadedMeanings())
  const passages = await shopPassages(store.knowledge)
  await store.close()
  rmSync(folder, { recursive: true })
  const quotes = new Map<string, Quoted>()
  for (const words of shopAsked().flatMap(({ answer }) => answer ?? []))
    for (const passage of passages.filter(({ text }) => text.includes(words)))
      for (const quote of [passage.text, ...piecesOf(passage.text)].filter((piece) => piece.includes(words)))
        quotes.set(`${passage.key} ${quote}`, { passage, quote })
  return [...quotes.values()]
}

/** Its lines, and of those its sentences. */
function piecesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)]
    return [line].concat(sentences.map(({ segment }) => segment.trim()))
  })
}

function fileOf(path: string): string | undefined {
  const file = join(built, path.endsWith('/') ? `${path}index.html` : path)
  return existsSync(file) ? file : undefined
}

/** A browser that finds the text scrolls to it, some time after the page is there. */
async function opensAt(page: Page, url: string, quote: string): Promise<boolean> {
  await page.goto('about:blank')
  await page.goto(url)
  const first = (quote.split(/\n| · |: /)[0] ?? '').slice(0, 30)
  for (let look = 0; look < maxLooks; look++) {
    if (await page.evaluate(isShown, [first, lead] as const)) return true
    await page.waitForTimeout(50)
  }
  return false
}
const maxLooks = 60

/** Runs in the page: whether a block with these words lies in view, below what was put on top. */
function isShown([wanted, above]: readonly [string, number]): boolean {
  if (scrollY < above / 2) return false
  for (const block of document.querySelectorAll('p, li, td, th, dd, dt, div, label, summary, span, dl')) {
    if (!(block.textContent ?? '').replace(/\s+/g, ' ').includes(wanted)) continue
    const { top, bottom } = block.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight && bottom - top < innerHeight) return true
  }
  return false
}
