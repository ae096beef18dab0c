import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { defaultSiteConfig } from '#protocol'
import { openStore, readConfig, startServer } from '#server'
import { launchChromium } from '../../support/chromium.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import { playTask, type Played } from './play-task.ts'
import { startSites } from './site-server.ts'
import type { Task } from './task.ts'
import { others, tasks } from './tasks.ts'
import { startWordPress } from './wordpress/start-wordpress.ts'

const help = `npm run tasks [-- --folder ./model --sites FOLDER --parallel 1 NAME…]

Does the tasks of tasks.ts in a browser, with you as the model: requests and answers lie in the folder as
with npm run model. Without names the thirty; others are played by name. Needs a build and Chromium. MiniWoB++ (its html folder) and TodoMVC (examples/react/dist)
are looked for as FOLDER/miniwob and FOLDER/todomvc, WordPress where Debian puts it (apt-get install
wordpress mariadb-server php-cli); nothing of them is part of this repository.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: './model' },
    sites: { type: 'string', default: './sites' },
    parallel: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (values.help) console.log(help)
else await play(resolve(values.folder), resolve(values.sites), Number(values.parallel), positionals)

async function play(
  folder: string,
  sitesFolder: string,
  parallel: number,
  names: readonly string[],
): Promise<void> {
  const played = names.length === 0 ? tasks : [...tasks, ...others].filter(({ name }) => names.includes(name))
  const data = mkdtempSync(join(tmpdir(), 'tasks-'))
  let base = ''
  const line = () => `<script src="${base}/widget.js" async></script>`
  const sites = await startSites({
    folders: {
      own: join(import.meta.dirname, 'pages'),
      miniwob: join(sitesFolder, 'miniwob'),
      todomvc: join(sitesFolder, 'todomvc'),
    },
    embed: line,
  })
  const wordpress = played.some(({ site }) => site === 'wordpress') ? await startWordPress() : undefined
  const origins = [sites.origin, ...(wordpress ? [wordpress.origin] : [])]
  await register(
    data,
    origins.map((origin) => new URL(origin).host),
  )
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
  wordpress?.embed(line())
  const browser = await launchChromium()
  const originOf: Record<Task['site'], string> = {
    own: sites.origin,
    miniwob: sites.origin,
    todomvc: sites.origin,
    demo: base,
    wordpress: wordpress?.origin ?? '',
  }
  let solved = 0
  const left = [...played]
  const playOn = async (): Promise<void> => {
    for (let task = left.shift(); task; task = left.shift()) {
      const { isSolved, began, confirmations, heard } = await playTask(task, {
        browser,
        origin: originOf[task.site],
      }).catch((fault: unknown): Played => ({ ...notPlayed, heard: [String(fault)] }))
      if (isSolved === true) solved += 1
      const said = { true: 'solved', false: 'NOT solved', undefined: 'to be judged' }[String(isSolved)]
      console.log(
        [
          `= ${task.name}: ${said}, ${standIn.asked(began)} calls`,
          ...confirmations.map((words) => `asked: ${words}`),
          ...heard,
        ].join('\n  '),
      )
    }
  }
  await Promise.all(Array.from({ length: parallel }, playOn))
  console.log(`${solved} of ${played.length} seen to be solved, ${standIn.asked()} calls`)
  await browser.close()
  await server.close()
  await standIn.close()
  await wordpress?.close()
  sites.close()
  rmSync(data, { recursive: true, force: true })
}

const notPlayed: Played = { isSolved: false, began: 'not played', confirmations: [], heard: [] }

async function register(dataDir: string, hosts: string[]): Promise<void> {
  const store = await openStore({ dataDir, sessionIdleMs: 1_800_000 })
  const config = defaultSiteConfig('Tasks')
  await store.sites.add({ id: 'tasks', name: 'Tasks', hosts, config, createdAt: 0 })
  await store.close()
}
