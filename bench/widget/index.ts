import { execFileSync } from 'node:child_process'
import type { BenchTable } from '../bench-table.ts'
import { openStage } from '../../tests/widget/support/stage.ts'
import { measure, type Cost } from './measure.ts'
import { fetchPeers, type Peer } from './peers.ts'

const rounds = 3
const article = `<h1>Lamps for quiet rooms</h1>${'<p>Delivery takes three working days. Returns are free for thirty days.</p>'.repeat(30)}`
const page = (embed: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lumen</title><body>${article}${embed}</body></html>`

/** What the widget costs the page it is on, beside widgets from npm on the same page in the same browser. */
export async function run(): Promise<BenchTable> {
  execFileSync('node', ['build/build.mjs', 'widget', '--stale'])
  const { found, missing } = fetchPeers()
  const stage = await openStage({
    pages: { '/bare': page(''), '/ours': page('<script src="{base}/widget.js" async></script>') },
  })
  for (const peer of found) {
    stage.setPage(`/${peer.name}`, page(peer.page))
  }
  const costs = new Map<string, Cost[]>()
  try {
    // Round by round, so that a busy moment of the machine hits everyone.
    for (let round = 0; round < rounds; round++) {
      await note('page without a widget', '/bare', () => false)
      await note('Pagehand', '/ours', (url) => url.startsWith(stage.base), `window.Pagehand?.open()`)
      for (const peer of found) {
        serve(peer)
        await note(
          `${peer.name} ${peer.version}`,
          `/${peer.name}`,
          (url) => url.includes('/peer/'),
          peer.open,
        )
      }
    }
  } finally {
    await stage.close()
  }
  const bare = best(costs.get('page without a widget') ?? [])
  return {
    title: 'What a chat widget costs its page',
    columns: [
      'widget',
      'kB at load',
      'requests',
      'main thread ms',
      'kB when open',
      'requests',
      'main thread ms',
      'layout shift',
    ],
    rows: [...costs].map(([name, list]) => row(name, best(list), bare)),
    notes: [
      'npm run bench -- widget. kB are gzip level 9 of every response of the widget; ms are Chromium’s TaskDuration above the bare page, the best of three rounds.',
      'The other widgets run without a server of theirs, which would cost them more, not less; deep-chat has no button and is open at once.',
      ...(missing.length > 0 ? [`Not measured, the registry was out of reach: ${missing.join(', ')}.`] : []),
    ],
  }

  function serve({ files }: Peer): void {
    for (const [path, content] of Object.entries(files))
      stage.setPage(`/peer/${path}`, {
        body: content,
        headers: { 'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript' },
      })
  }

  async function note(
    name: string,
    path: string,
    counts: (url: string) => boolean,
    open = '0',
  ): Promise<void> {
    const cost = await measure(stage.browser, {
      url: stage.origin + path,
      counts,
      open: (tab) => tab.evaluate(open).then(() => undefined),
    })
    costs.set(name, [...(costs.get(name) ?? []), cost])
  }
}

/** The least of each number: noise only ever adds. */
function best(list: readonly Cost[]): Cost {
  const least = (key: keyof Cost) => Math.min(...list.map((cost) => cost[key]))
  return {
    loadBytes: least('loadBytes'),
    loadRequests: least('loadRequests'),
    loadMs: least('loadMs'),
    openBytes: least('openBytes'),
    openRequests: least('openRequests'),
    openMs: least('openMs'),
    shift: least('shift'),
  }
}

function row(name: string, cost: Cost, bare: Cost): (string | number)[] {
  const kb = (bytes: number) => Math.round(bytes / 100) / 10
  const above = (ms: number, base: number) => Math.max(0, Math.round(ms - base))
  return [
    name,
    kb(cost.loadBytes),
    cost.loadRequests,
    above(cost.loadMs, bare.loadMs),
    kb(cost.openBytes),
    cost.openRequests,
    above(cost.openMs, bare.openMs),
    Math.round(cost.shift * 1000) / 1000,
  ]
}
