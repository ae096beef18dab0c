import { mkdir, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { targets } from '../targets/index.mjs'
import { writeShop, writeWidget } from './browser-files.mjs'
import { describeFault } from './describe-fault.mjs'
import { createFront } from './front.mjs'
import { inPageScript } from './in-page.mjs'
import { keepMade } from './keep-made.mjs'
import { createServerProcess, Refused } from './server-process.mjs'
import { watchFolders } from './watch-folders.mjs'

/** What is made from which sources. Vite looks after those of the dashboard, but for its two pages. */
const sources = {
  server: [...targets.server.sources, 'docs'],
  widget: targets.widget.sources,
  demo: targets.demo.sources,
  dashboard: ['src/admin/index.html', 'src/admin/preview.html'],
}
const watched = ['src', 'demo', 'docs']
const doneTo = {
  server: 'Server restarted',
  widget: 'Widget rebuilt',
  demo: 'Demo shop rebuilt',
  dashboard: 'Pages of the dashboard rebuilt',
}

/** Makes every part of the product, watches its sources, and tells what became of a change. */
export async function startProduct(http, { publicUrl: wanted, environment, trustProxy, inspect }) {
  const { port } = http.address()
  const publicUrl = wanted ?? `http://localhost:${port}`
  // Whoever has the port has the folder.
  const folder = resolve('dist/dev', String(port))
  await rm(folder, { recursive: true, force: true })
  for (const name of ['widget', 'demo']) await mkdir(`${folder}/${name}`, { recursive: true })

  let dashboard
  let isStarted = false
  let isStopping = false
  const server = await createServerProcess({
    folder,
    environment: {
      ...environment,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: trustProxy ?? 'loopback',
    },
    inspect,
    say: (line) => console.error(line),
    async onCrash(thrown) {
      const fault = await describeFault('server', thrown)
      parts.server.failed(fault)
      tell({ what: 'server', fault })
    },
  })
  const makers = {
    server: () => server.restart(),
    widget: () => writeWidget(`${folder}/widget`),
    demo: () => writeShop(`${folder}/demo`, inPageScript),
    dashboard: () => dashboard.writePages(),
  }
  const parts = Object.fromEntries(
    Object.entries(makers).map(([what, make]) => [what, keepMade({ what, make, onEnd: tell })]),
  )
  // The longest way first; vite is loaded while esbuild works on it, in a process of its own.
  for (const name of ['server', 'widget', 'demo']) parts[name].changed()
  const { createDashboard } = await import('./dashboard.mjs')
  dashboard = await createDashboard({ http, publicUrl, folder: `${folder}/admin` })
  parts.dashboard.changed()
  const watcher = watchFolders(watched, takeUp)
  const front = createFront({ dashboard, server, parts, trustsProxies: trustProxy !== undefined })

  return {
    front,
    publicUrl,
    where: server.where,
    /** Waits for the server to answer; returns the fault if it does not. */
    serving: () => parts.server.settled(),
    /** Waits for everything. */
    async complete() {
      await Promise.all(Object.values(parts).map((part) => part.settled()))
      isStarted = true
    },
    async stop() {
      isStopping = true
      watcher.close()
      http.close()
      front.close()
      await Promise.all([server.close(), dashboard.close()])
    },
    kill() {
      server.kill()
      process.exit(1)
    },
  }

  function takeUp(paths) {
    const isIn = (source) => paths.some((path) => path === source || path.startsWith(`${source}/`))
    const due = Object.keys(sources).filter((name) => sources[name].some(isIn))
    if (due.includes('server')) server.giveUpStart()
    for (const name of due) parts[name].changed()
  }

  function tell({ what, fault, before, seconds }) {
    if (isStopping) return
    // With a wrong setting nothing starts, and that is told last.
    if (!isStarted && fault?.thrown instanceof Refused) return
    if (fault) console.error(`${fault.line}\n${fault.coloured}\n`)
    else if (isStarted) console.log(`${doneTo[what]} in ${seconds.toFixed(1)} s.`)
    if (what !== 'server') return dashboard?.reload()
    if (fault) dashboard?.show(fault)
    else if (before) {
      dashboard?.clear()
      dashboard?.reload()
    }
  }
}
