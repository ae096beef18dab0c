import { parseArgs } from 'node:util'
import type { BenchTable } from '../bench-table.ts'
import { printTable } from '../print-table.ts'
import { playEpisode, type Episode } from './episode.ts'
import { openStage, type Stage } from './stage.ts'
import { htmlIn, tasksOf } from './tasks.ts'

const help = `npm run bench -- miniwob FOLDER [TASK…] [--tasks FILE] [--seeds 10] [--seconds 60] [--parallel 1] [--show]

Plays tasks of MiniWoB++ through the real widget with the built-in engine. FOLDER is a clone of
github.com/Farama-Foundation/miniwob-plusplus; nothing of it is part of this repository.
--tasks FILE   names of tasks, one a line; those marked as a game are left out (default: all pages of the folder)
--seeds N      episodes of a task, seeds 0 to N-1
--show         tells the story of every episode that was not solved`
const missing =
  'MiniWoB++ is not there: git clone https://github.com/Farama-Foundation/miniwob-plusplus FOLDER, then npm run bench -- miniwob FOLDER'

/** How many tasks of MiniWoB++ the built-in engine solves, and how often it says "Done" falsely. */
export async function run(words: readonly string[] = []): Promise<BenchTable | undefined> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      tasks: { type: 'string' },
      seeds: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '60' },
      parallel: { type: 'string', default: '1' },
      show: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return void console.log(help)
  const [folder, ...named] = positionals
  const html = folder === undefined ? undefined : htmlIn(folder)
  if (html === undefined) return void console.error(missing)
  const tasks = named.length > 0 ? named : tasksOf(html, values.tasks)
  const seeds = Array.from({ length: Number(values.seeds) }, (_, seed) => seed)
  const left = tasks.flatMap((task) => seeds.map((seed) => ({ task, seed })))
  const stage = await openStage(html)
  const episodes: Episode[] = []
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const episode = await play(stage, { ...next, seconds: Number(values.seconds) })
      episodes.push(episode)
      if (values.show && episode.reward <= 0) console.log(storyOf(episode))
    }
  }
  await Promise.all(Array.from({ length: Number(values.parallel) }, work))
  await stage.close()
  const table = tableOf(tasks, episodes)
  if (named.length === 0 && values.tasks !== undefined) return table
  console.log(printTable(table))
  return undefined
}

/** An episode that could not be played is not solved, and its reason is told. */
function play(
  { browser, addressOf }: Stage,
  { task, seed, seconds }: { task: string; seed: number; seconds: number },
): Promise<Episode> {
  return playEpisode({ browser, address: addressOf(task), task, seed, seconds }).catch((error: unknown) => {
    console.error(`${task} ${seed}: ${String(error)}`)
    return { task, seed, asked: '', reward: 0, saysDone: false, steps: [], said: [String(error)] }
  })
}

function storyOf({ task, seed, asked, reward, saysDone, steps, said }: Episode): string {
  return [
    `${task} ${seed}: reward ${reward}${saysDone ? ', FALSE DONE' : ''}`,
    `    asked: ${asked}`,
    ...steps.map((step) => `    step:  ${step}`),
    ...said.map((text) => `    said:  ${text.replace(/\s+/g, ' ').slice(0, 240)}`),
  ].join('\n')
}

function tableOf(tasks: readonly string[], episodes: readonly Episode[]): BenchTable {
  const solved = (list: readonly Episode[]) => list.filter(({ reward }) => reward > 0).length
  const falsely = (list: readonly Episode[]) =>
    list.filter(({ reward, saysDone }) => saysDone && reward <= 0).length
  const row = (name: string, list: readonly Episode[]) => [
    name,
    list.length,
    solved(list),
    list.length - solved(list) - falsely(list),
    falsely(list),
  ]
  const share = episodes.length === 0 ? 0 : (100 * solved(episodes)) / episodes.length
  return {
    title: 'MiniWoB++ tasks, built-in engine through the widget',
    columns: ['task', 'episodes', 'solved', 'not solved', 'falsely done'],
    rows: [
      ...tasks.map((task) =>
        row(
          task,
          episodes.filter((episode) => episode.task === task),
        ),
      ),
      row('all', episodes),
    ],
    notes: [
      `Seeds from 0 on, ${Math.round(episodes.length / Math.max(1, tasks.length))} a task. Solved (raw reward above 0): ${share.toFixed(1)} %. Falsely done: the assistant reported a finished task and it was not.`,
    ],
  }
}
