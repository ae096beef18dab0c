import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { defaultSiteConfig } from '#protocol'
import { showHelp } from '../support/show-help.ts'
import { shopPages } from '../widget/support/shop-pages.ts'
import { openStage } from '../widget/support/stage.ts'
import { shotAssistant } from './answers.ts'
import type { Shot } from './shot.ts'
import { shots } from './shots.ts'
import { shootDashboard } from '../dashboard/shots.ts'
import { shootWalks } from './walks.ts'

showHelp(`
npm run shots [-- NAME…]

Takes pictures of every state of the widget, of ten visitors' walks (walk-…) and of every page of the dashboard (desk-…).
They are put into the folder shots; shots/index.html shows them all.

  NAME   only pictures whose name holds one of these
`)
const wanted = process.argv.slice(2)
const folder = 'shots'
mkdirSync(folder, { recursive: true })
const inline = `<div style="height:560px;max-width:640px" id="chat"></div><script src="{base}/widget.js" async data-container="#chat"></script>`
const shop = shopPages()
execFileSync('node', ['build/build.mjs', '--stale'])
const stage = await openStage({
  assistant: shotAssistant,
  pages: {
    ...shop,
    '/full': String(
      shopPages('<script src="{base}/widget.js" async data-layout="fullscreen"></script>')['/help'],
    ),
    '/inline': String(shop['/help'])
      .replace(/<script src="[^<]*<\/script>/, '')
      .replace('</main>', `${inline}</main>`),
  },
})

for (const shot of shots.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
)) {
  await take(shot).catch((error: Error) => console.error(`${shot.name}: ${error.message.split('\n')[0]}`))
}
await stage.close()
const walked = await shootWalks(folder, wanted)
const admin =
  wanted.length === 0 || wanted.some((part) => part.startsWith('desk')) ? await shootDashboard(wanted) : []
writeFileSync(`${folder}/index.html`, contactSheet([...shots.map(({ name }) => name), ...walked, ...admin]))

async function take({
  name,
  config,
  width = 1000,
  height = 760,
  dark,
  phone,
  forced,
  path,
  say,
  closed,
  act,
}: Shot): Promise<void> {
  const context = await stage.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    forcedColors: forced ? 'active' : 'none',
    hasTouch: phone === true,
    isMobile: phone === true,
    deviceScaleFactor: 1,
  })
  const siteConfig = { ...defaultSiteConfig('Lumen'), ...config }
  // Only the look differs from picture to picture; everything else is the real server's answer.
  await context.route(`${stage.base}/api/session/**`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as Record<string, unknown>
    await route.fulfill({ response: answer, json: body.siteConfig ? { ...body, siteConfig } : body })
  })
  const tab = await stage.visit(path ?? '/', { context })
  await tab.waitForSelector(path === '/inline' ? '.panel' : '.launcher', { state: 'attached' })
  if (!closed) {
    if (path !== '/inline')
      await tab.evaluate(
        (theme) => {
          window.Pagehand?.setTheme(theme)
          window.Pagehand?.open()
        },
        dark ? ('dark' as const) : ('auto' as const),
      )
    await tab.waitForSelector('.panel:not([hidden])')
    if (say) {
      await tab.fill('.composer textarea', say)
      await tab.keyboard.press('Enter')
      await tab.waitForTimeout(900)
    }
  }
  await act?.(tab, stage)
  await tab.waitForTimeout(300)
  await tab.screenshot({ path: `${folder}/${name}.png` })
  await context.close()
  stage.line.mend()
}

function contactSheet(names: readonly string[]): string {
  const figures = names.map(
    (name) => `<figure><img src="${name}.png" loading="lazy"><figcaption>${name}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:13px system-ui;background:#ddd}figure{margin:0}img{height:420px;border:1px solid #bbb}</style>${figures.join('')}`
}
