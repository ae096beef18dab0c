import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { launchChromium } from '../support/chromium.ts'
import { serveProcess } from '../support/process.ts'

// `node --import ./build/run-sources.mjs tests/shots/readme-picture.ts`: the picture of the README, from the built product and its built-in engine.
const folder = mkdtempSync(join(tmpdir(), 'pagehand-picture-'))
const server = await serveProcess({ DATA_DIR: folder })
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, deviceScaleFactor: 1.5 })
  await page.goto(`http://localhost:${server.port}/demo/`)
  await page.waitForFunction('window.Pagehand?.state')
  const done = page.evaluate(
    `new Promise((resolve) => { Pagehand.on('task_complete', resolve); Pagehand.send('Search for pendant and sort by price: low to high') })`,
  )
  await done
  await page.mouse.move(0, 0)
  // The pointer fades and the list settles; nothing is decided by this wait.
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: resolve(import.meta.dirname, '../../docs/picture.png') })
} finally {
  await browser.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
