import { parseArgs } from 'node:util'
import { fitted, type Weights } from '../../src/engine/fitted.ts'
import { openExamples } from '../sentences/examples.ts'
import { outsideExamples, ownExamples } from './example.ts'
import { fitWeights, lessonOf, type Lesson } from './fit-weights.ts'
import { grade, type Grade } from './grade.ts'
import { parseExamples, type ParsedExample } from './play.ts'
import { tellDecision } from './tell-decision.ts'
import { writeWeights } from './write-weights.ts'

const help = `npm run fit [-- FOLDER… --leave-out --only NAMES --show VERDICTS --dry]
npm run fit -- knowledge FOLDER
npm run fit -- knowledge-trees FOLDER
npm run fit -- knowledge-phrasings

Fits the weights on our own pages and bench/sentences/open and writes src/engine/fitted.ts. A FOLDER adds its cases
from outside: cases.jsonl and pages/NAME.json. With knowledge, the ranks of passages are fitted on XQuAD, which lies in
FOLDER, and on the demo shop; with knowledge-trees, what trees add to their floor, on XQuAD alone; with
knowledge-phrasings, what the shop's phrasings add, each of them asked while it is left out.

  --leave-out        plays each page with weights that were fitted without it, and writes nothing
  --only a,b         writes only these weights, such as answer,answerTrust; the rest stays as it is
  --show wrong,ask   tells which sentences came out so
  --dry              writes nothing
`
const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    'leave-out': { type: 'boolean', default: false },
    only: { type: 'string' },
    show: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
if (options.help) {
  console.log(help)
  process.exit(0)
}
if (folders[0] === 'knowledge') {
  const { fitKnowledge } = await import('../knowledge/fit.ts')
  await fitKnowledge(folders[1])
  process.exit(0)
}
if (folders[0] === 'knowledge-trees') {
  const { fitKnowledgeTrees } = await import('../knowledge/fit-trees.ts')
  await fitKnowledgeTrees(folders[1])
  process.exit(0)
}
if (folders[0] === 'knowledge-phrasings') {
  const { fitPhrasings } = await import('../knowledge/fit-phrasings.ts')
  await fitPhrasings()
  process.exit(0)
}
const shown = options.show.split(',')
const parsed = await parseExamples([...ownExamples(), ...openExamples(), ...folders.flatMap(outsideExamples)])
const lessons = parsed.map(lessonOf)

if (options['leave-out']) {
  const pages = [...new Set(parsed.filter(isJudged).map(({ example }) => example.page))]
  report(pages.flatMap((page) => play(without(page), (one) => one.example.page === page)))
} else {
  const all = fitWeights(lessons)
  const weights = options.only ? { ...fitted, ...pick(all, options.only.split(',')) } : all
  if (!options.dry) await writeWeights(weights)
  report(play(weights, isJudged))
}

function pick(weights: Weights, names: readonly string[]): Partial<Weights> {
  return Object.fromEntries(Object.entries(weights).filter(([name]) => names.includes(name)))
}

function isJudged({ example }: ParsedExample): boolean {
  return folders.length === 0 || example.source === 'outside'
}

function without(page: string): Weights {
  return fitWeights(lessons.filter((lesson: Lesson) => lesson.parsed.example.page !== page))
}

function play(
  weights: Weights,
  judged: (one: ParsedExample) => boolean,
): { parsed: ParsedExample; verdict: Grade; decision: string }[] {
  return parsed.filter(judged).map((one) => {
    const decision = one.decide(weights)
    return { parsed: one, verdict: grade(one.example, decision), decision: tellDecision(decision) }
  })
}

function report(played: { parsed: ParsedExample; verdict: Grade; decision: string }[]): void {
  for (const { parsed: one, verdict, decision } of played)
    if (shown.includes(verdict))
      console.log(`${verdict} ${one.example.page} | ${one.example.say}\n      ${decision.slice(0, 260)}`)
  const kinds = [...new Set(played.map(({ parsed: one }) => kindOf(one)))].sort()
  for (const kind of [...kinds, 'all']) {
    const own = played.filter(({ parsed: one }) => kind === 'all' || kindOf(one) === kind)
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

function kindOf({ example: { expect } }: ParsedExample): string {
  return expect.kind === 'steps' ? (expect.steps.length > 1 ? 'steps' : 'step') : expect.kind
}
