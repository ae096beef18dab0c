import type { Page } from 'playwright-core'
import * as esbuild from 'esbuild'

/** Something that takes a snapshot of the page in a tab. */
export interface Taker {
  readonly name: string
  /** Tried once only, and on no large page. */
  readonly slow?: boolean
  /** Its first look is measured. */
  readonly first?: boolean
  /** Done to the page before the look that is measured. */
  change?(tab: Page): Promise<void>
  prepare(tab: Page): Promise<void>
  take(tab: Page): Promise<unknown>
}

interface Snapshooter {
  snapshot(): Promise<unknown>
}
interface Tree {
  updateTree(): Promise<string>
}
declare const window: {
  createPage(options: { document: Document }): Snapshooter
  ours: Snapshooter
  PageController: new (config: object) => Tree
  theirs: Tree
}

/** Ours on a page that stayed as it was, on one that changed and at first sight, page-agent as shipped, page-agent without its highlighting, Playwright's two aria snapshots. */
export async function takers(): Promise<Taker[]> {
  const ours = await bundle(
    `import { createPage } from './src/page/index.ts'; window.createPage = createPage`,
  )
  const theirs = await bundle(
    `import { PageController } from '@page-agent/page-controller'; window.PageController = PageController`,
  )
  const pageAgent = (name: string, script: string, slow = false): Taker => ({
    name,
    slow,
    async prepare(tab) {
      await tab.evaluate(script)
      await tab.evaluate(() => {
        window.theirs = new window.PageController({})
      })
    },
    take: (tab) => tab.evaluate(() => window.theirs.updateTree()),
  })
  const pagehand: Taker = {
    name: 'pagehand',
    async prepare(tab) {
      await tab.evaluate(ours)
      await tab.evaluate(() => {
        window.ours = window.createPage({ document })
      })
    },
    take: (tab) => tab.evaluate(async () => void (await window.ours.snapshot())),
  }
  return [
    pagehand,
    {
      ...pagehand,
      name: 'pagehand, changed',
      change: (tab) => tab.evaluate(() => document.body.setAttribute('data-changed', '')),
    },
    { ...pagehand, name: 'pagehand, first', first: true },
    // Its highlighting takes minutes on large pages.
    pageAgent('page-agent', theirs, true),
    pageAgent('page-agent, no highlights', withoutHighlights(theirs)),
    {
      name: 'playwright aria',
      prepare: nothing,
      take: (tab) => tab.locator('body').ariaSnapshot({ timeout: 0 }),
    },
    {
      name: 'playwright ai',
      prepare: nothing,
      take: (tab) => tab.locator('body').ariaSnapshot({ mode: 'ai', timeout: 0 }),
    },
  ]
}

const nothing = () => Promise.resolve()

/** Its option for this is not reachable from outside, so the default is changed in the text. */
function withoutHighlights(script: string): string {
  const changed = script.replace(/doHighlightElements:\s*(!0|true)/g, 'doHighlightElements: false')
  if (changed === script) throw new Error('page-agent no longer spells its highlighting as it did.')
  return changed
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    minify: false,
  })
  return outputFiles[0]?.text ?? ''
}
