import * as esbuild from 'esbuild'
import type { Page } from 'playwright-core'

/** Something that says what an element is called. */
export interface Namer {
  readonly name: string
  prepare(tab: Page): Promise<void>
  /** Source of a function from an element to a promise of its name, in the page. */
  readonly ask: string
}

/** Our page room, and the browser itself. */
export async function namers(): Promise<Namer[]> {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `import { createPage } from './src/page/index.ts'; globalThis.createPage = createPage`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  const ours = outputFiles[0]?.text ?? ''
  return [
    {
      name: 'pagehand',
      prepare: (tab) => tab.addInitScript(ours).then(() => undefined),
      ask: 'async (element) => (globalThis.ours ??= createPage({ document })).nameOf(element)',
    },
    {
      name: 'Chromium',
      prepare: askBrowser,
      ask: '(element) => nameInBrowser((globalThis.asked = element))',
    },
  ]
}

/** What the browser would tell a screen reader; an element cannot be passed, so it is left where we look for it. */
async function askBrowser(tab: Page): Promise<void> {
  const cdp = await tab.context().newCDPSession(tab)
  await tab.exposeFunction('nameInBrowser', async () => {
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'globalThis.asked' })
    const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })
    return String(nodes[0]?.name?.value ?? '')
  })
}
