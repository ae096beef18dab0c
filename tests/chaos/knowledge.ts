import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFixtureSite } from '../support/fixture-site.ts'
import { buildLearning } from './knowledge/start-learning.ts'
import { seeded } from './support/random.ts'
import type { Suite } from './suite.ts'

const kills = 20
const longestMs = 600

/** Kills whoever learns a website, again and again: nothing is lost, nothing is there twice. */
export const knowledge: Suite = {
  summary: `a crawl that is killed ${kills} times`,
  async run({ seed }) {
    const site = await startFixtureSite()
    const learning = await buildLearning()
    const folder = mkdtempSync(join(tmpdir(), 'pagehand-knowledge-'))
    try {
      const random = seeded(seed)
      const whole = await learning.start(join(folder, 'whole.db'), site.url)
      let killed = 0
      for (let time = 0; time < kills; time++) {
        const ended = await learning.start(join(folder, 'cut.db'), site.url, random.between(20, longestMs))
        if (!ended) killed += 1
      }
      const cut = await learning.start(join(folder, 'cut.db'), site.url)
      const lost = Object.entries(whole?.pages ?? {}).filter(([url, state]) => cut?.pages[url] !== state)
      const failures = [
        ...lost.map(([url, state]) => `${url} is ${cut?.pages[url] ?? 'not known'}, not ${state}`),
        ...(cut?.passages === whole?.passages ? [] : [`${cut?.passages} passages, not ${whole?.passages}`]),
        ...(cut?.twice === 0 ? [] : [`${cut?.twice} passages are there twice`]),
        ...(killed > 0 ? [] : ['nothing was killed in time']),
      ]
      return {
        tables: [
          {
            title: 'A crawl of 200 pages, killed',
            columns: ['kills', 'pages', 'passages', 'lost', 'twice'],
            rows: [
              [
                killed,
                Object.keys(cut?.pages ?? {}).length,
                cut?.passages ?? 0,
                lost.length,
                cut?.twice ?? 0,
              ],
            ],
          },
        ],
        failures,
      }
    } finally {
      await site.close()
      learning.remove()
      rmSync(folder, { recursive: true })
    }
  },
}
