import { fitted, type Weights } from '../../src/engine/weights.ts'
import { openExamples } from '../sentences/examples.ts'
import { outsideExamples, ownExamples } from './example.ts'
import { fitWeights, lessonOf, type Lesson } from './fit-weights.ts'
import { grade, type Grade } from './grade.ts'
import { hearAll, type Heard } from './play.ts'
import { tellDecision } from './tell-decision.ts'
import { writeWeights } from './write-weights.ts'

// npm run fit                       fits the weights on our own pages and bench/sentences/open, writes src/engine/weights.ts
// npm run fit -- FOLDER             adds the cases of a folder: cases.jsonl and pages/NAME.json
// npm run fit -- FOLDER --leave-out plays each page with weights that were fitted without it, and writes nothing
// --only answer,answerTrust         writes only these, the rest stays as it is
// --show wrong,missed               tells which sentences came out so
// npm run fit -- knowledge FOLDER   fits the ranks of passages on XQuAD, which lies there, and on the demo shop
const [, , ...given] = process.argv
if (given[0] === 'knowledge') {
  const { fitKnowledge } = await import('../knowledge/fit.ts')
  await fitKnowledge(given[1])
  process.exit(0)
}
const shown = (given[given.indexOf('--show') + 1] ?? '').split(',')
const flags = new Set(given.filter((one) => one.startsWith('--')))
const only = given.includes('--only') ? (given[given.indexOf('--only') + 1] ?? '').split(',') : undefined
const folders = given.filter(
  (one, at) => !one.startsWith('--') && given[at - 1] !== '--show' && given[at - 1] !== '--only',
)
const heard = await hearAll([...ownExamples(), ...openExamples(), ...folders.flatMap(outsideExamples)])
const lessons = heard.map(lessonOf)

if (flags.has('--leave-out')) {
  const pages = [...new Set(heard.filter(isJudged).map(({ example }) => example.page))]
  report(pages.flatMap((page) => play(without(page), (one) => one.example.page === page)))
} else {
  const all = fitWeights(lessons)
  const weights = only ? { ...fitted, ...pick(all, only) } : all
  if (!flags.has('--dry')) await writeWeights(weights)
  report(play(weights, isJudged))
}

function pick(weights: Weights, names: readonly string[]): Partial<Weights> {
  return Object.fromEntries(Object.entries(weights).filter(([name]) => names.includes(name)))
}

function isJudged({ example }: Heard): boolean {
  return folders.length === 0 || example.source === 'outside'
}

function without(page: string): Weights {
  return fitWeights(lessons.filter((lesson: Lesson) => lesson.heard.example.page !== page))
}

function play(
  weights: Weights,
  judged: (one: Heard) => boolean,
): { heard: Heard; verdict: Grade; decision: string }[] {
  return heard.filter(judged).map((one) => {
    const decision = one.decide(weights)
    return { heard: one, verdict: grade(one.example, decision), decision: tellDecision(decision) }
  })
}

function report(played: { heard: Heard; verdict: Grade; decision: string }[]): void {
  for (const { heard: one, verdict, decision } of played)
    if (shown.includes(verdict))
      console.log(`${verdict} ${one.example.page} | ${one.example.say}\n      ${decision.slice(0, 260)}`)
  const kinds = [...new Set(played.map(({ heard: one }) => kindOf(one)))].sort()
  for (const kind of [...kinds, 'all']) {
    const own = played.filter(({ heard: one }) => kind === 'all' || kindOf(one) === kind)
    const count = (verdict: Grade) => own.filter((one) => one.verdict === verdict).length
    const share = (...verdicts: Grade[]) =>
      ((100 * own.filter(({ verdict }) => verdicts.includes(verdict)).length) / own.length).toFixed(1)
    console.log(
      kind.padEnd(10),
      String(own.length).padStart(4),
      `right ${count('right')} asked ${count('asked')} missed ${count('missed')} wrong ${count('wrong')}`.padEnd(
        46,
      ),
      `right ${share('right')} %, right or asked ${share('right', 'asked')} %, wrong ${share('wrong')} %`,
    )
  }
}

function kindOf({ example: { expect } }: Heard): string {
  return expect.kind === 'steps' ? (expect.steps.length > 1 ? 'steps' : 'step') : expect.kind
}
