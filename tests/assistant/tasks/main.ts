import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer } from '#server'
import { launchChromium } from '../../support/chromium.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import { playTask } from './play-task.ts'
import { startSites } from './site-server.ts'
import { tasks } from './tasks.ts'

const help = `node --import ./build/run-sources.mjs tests/assistant/tasks/main.ts [--folder ./model] [--sites FOLDER] [NAME…]

Does the tasks of tasks.ts in a browser, with you as the model: requests and answers lie in the folder as
with npm run model. Needs a build and Chromium. MiniWoB++ (its html folder) and TodoMVC (examples/react/dist)
are looked for as FOLDER/miniwob and FOLDER/todomvc; nothing of them is part of this repository.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: './model' },
    sites: { type: 'string', default: './sites' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) console.log(help)
else await play(resolve(values.folder), resolve(values.sites), positionals)

async function play(folder: string, sitesFolder: string, names: readonly string[]): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tasks-'))
  let base = ''
  const sites = await startSites({
    folders: {
      own: join(import.meta.dirname, 'pages'),
      miniwob: join(sitesFolder, 'miniwob'),
      todomvc: join(sitesFolder, 'todomvc'),
    },
    embed: () => `<script src="${base}/widget.js" async></script>`,
  })
  const store = await openStore({ dataDir: data, sessionIdleMs: 1_800_000 })
  const hosts = [new URL(sites.origin).host]
  await store.sites.add({
    id: 'tasks',
    name: 'Tasks',
    hosts,
    config: defaultSiteConfig('Tasks'),
    createdAt: 0,
  })
  await store.close()
  const standIn = await startStandIn({ folder, port: 0, print: console.log })
  const environment = {
    PORT: '0',
    DATA_DIR: data,
    ASSISTANT: 'compatible:stand-in',
    ASSISTANT_BASE_URL: `http://127.0.0.1:${standIn.port}/v1`,
    MODEL_FIRST_TOKEN_SECONDS: '600',
    ASSISTANT_FALLBACK: 'off',
  }
  const server = await startServer(readConfig(environment), { logger: pino({ level: 'warn' }) })
  base = server.url
  const browser = await launchChromium()
  let solved = 0
  const played = tasks.filter(({ name }) => names.length === 0 || names.includes(name))
  for (const task of played) {
    const before = standIn.asked()
    const origin = task.site === 'demo' ? base : sites.origin
    const { isSolved, heard } = await playTask(task, { browser, origin })
    if (isSolved === true) solved += 1
    const said = { true: 'solved', false: 'NOT solved', undefined: 'to be judged' }[String(isSolved)]
    console.log(`${task.name}: ${said}, ${standIn.asked() - before} calls\n  ${heard.join('\n  ')}`)
  }
  console.log(`${solved} of ${played.length} seen to be solved, ${standIn.asked()} calls`)
  await browser.close()
  await server.close()
  await standIn.close()
  sites.close()
  rmSync(data, { recursive: true, force: true })
}
