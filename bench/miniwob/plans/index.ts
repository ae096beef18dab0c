import { parseArgs } from 'node:util'
import type { BenchTable } from '../../bench-table.ts'
import { printTable } from '../../print-table.ts'
import { htmlIn, tasksOf } from '../tasks.ts'
import { cannot } from './cannot.ts'
import { drawing } from './drawing.ts'
import { filling } from './filling.ts'
import { mail } from './mail.ts'
import { moving } from './moving.ts'
import { opening } from './opening.ts'
import { picking } from './picking.ts'
import { play, type Played } from './play.ts'
import { pressing } from './pressing.ts'
import type { Plan } from './plan.ts'
import { openPlanStage } from './stage.ts'

const help = `npm run bench -- plans FOLDER [TASK…] [--tasks FILE] [--seeds 10] [--show]

Solves tasks of MiniWoB++ by plans that people have written, with ids of the outline and verbs alone: what eyes and
hands can do, whoever thinks. FOLDER is a clone of github.com/Farama-Foundation/miniwob-plusplus; nothing of it is part
of this repository.
--tasks FILE   names of tasks, one a line; those marked as a game are left out (default: those with a plan)
--seeds N      episodes of a task, seeds 0 to N-1
--show         tells the story of every episode that was not solved`
const missing =
  'MiniWoB++ is not there: git clone https://github.com/Farama-Foundation/miniwob-plusplus FOLDER, then npm run bench -- plans FOLDER'

const plans: Readonly<Record<string, Plan>> = {
  ...pressing,
  ...opening,
  ...filling,
  ...picking,
  ...mail,
  ...moving,
  ...drawing,
}

/** How many tasks of MiniWoB++ can be solved with the outline and the verbs. */
export async function run(words: readonly string[] = []): Promise<BenchTable | undefined> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      tasks: { type: 'string' },
      seeds: { type: 'string', default: '10' },
      show: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return void console.log(help)
  const [folder, ...named] = positionals
  const html = folder === undefined ? undefined : htmlIn(folder)
  if (html === undefined) return void console.error(missing)
  const all = values.tasks === undefined ? Object.keys(plans) : tasksOf(html, values.tasks)
  const tasks = named.length > 0 ? named : all
  const stage = await openPlanStage(html)
  const played: Played[] = []
  for (const task of tasks)
    for (let seed = 0; seed < Number(values.seeds); seed += 1) {
      const plan = plans[task]
      if (!plan) continue
      const one = await play(stage, task, seed, plan)
      played.push(one)
      if (values.show && one.reward <= 0) console.log([`${task} ${seed}`, ...one.story].join('\n    '))
    }
  await stage.close()
  const table = tableOf(tasks, played)
  if (named.length === 0) return table
  console.log(printTable(table))
  return undefined
}

function tableOf(tasks: readonly string[], played: readonly Played[]): BenchTable {
  const solved = (list: readonly Played[]) => list.filter(({ reward }) => reward > 0).length
  const rows = tasks.map((task) => {
    const own = played.filter((one) => one.task === task)
    return [
      task,
      own.length,
      solved(own),
      solved(own) < own.length || own.length === 0 ? (cannot[task] ?? '') : '',
    ]
  })
  const whole = rows.filter(([, tried, right]) => tried !== 0 && tried === right).length
  return {
    title: 'MiniWoB++ tasks, solved by hand-written plans',
    columns: ['task', 'episodes', 'solved', 'what it cannot, and why'],
    rows: [...rows, ['all', played.length, solved(played), '']],
    notes: [
      `${whole} of ${tasks.length} tasks in every episode, ${((100 * solved(played)) / Math.max(1, played.length)).toFixed(1)} % of the episodes. Seeds from 0 on; solved is a raw reward above 0.`,
      'A plan knows the sentence and the outline, and acts by verbs on ids of a fresh outline. It reads nothing else of the page. In the two nl-turk tasks, said in the words of many people, it also takes the fields that the task hands out with its sentence (whose letter, what to do, for whom).',
    ],
  }
}
