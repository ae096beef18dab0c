import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { cutPageContext, type PageContext } from '#protocol'
import { launchChromium } from '../../tests/support/chromium.ts'

const folder = join(import.meta.dirname, 'pages')
const origin = 'https://bench.example'

/** Looks at every page of the evaluation with the real eyes and keeps what they saw beside it. */
async function takeSnapshots(): Promise<void> {
  const eyes = await bundleEyes()
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      path: join(folder, `${new URL(route.request().url()).pathname}.html`),
    }),
  )
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -5))) {
    await page.goto(`${origin}/${name}`)
    await page.addScriptTag({ content: eyes })
    const seen = (await page.evaluate('eyes.createPage({ document }).snapshot()')) as PageContext
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(cutPageContext(seen), null, 1)}\n`)
  }
  await browser.close()
}

/** The page room as a script that a page can run. */
async function bundleEyes(): Promise<string> {
  const entry = join(import.meta.dirname, '../../src/page/index.ts')
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'eyes',
  })
  return outputFiles.map(({ text }) => text).join('')
}

await takeSnapshots()
