import { parseArgs } from 'node:util'
import { createAssistant } from '#assistant'
import { builtinEngine } from '#engine'
import { fitted } from '../../src/engine/fitted.ts'
import type { Decision } from '../../src/engine/decide/decision.ts'
import type { BenchTable } from '../bench-table.ts'
import type { Example } from '../fit/example.ts'
import { families, type Family } from '../fit/families.ts'
import { grade, type Grade } from '../fit/grade.ts'
import { parseExamples } from '../fit/play.ts'
import { tellDecision } from '../fit/tell-decision.ts'
import { printTable } from '../print-table.ts'
import { dialoguesOf, halves, pagesOf, sentencesOf, type Half, type SentenceCase } from './case.ts'
import { exampleOf, isInSight } from './examples.ts'
import { openEyes, type Eyes } from './look.ts'
import type { Look } from './page-look.ts'
import { playDialogue, type PlayedLine } from './play-dialogue.ts'
import { keepLooks } from './keep-looks.ts'
import { dialogueTable, familyTable, languageTable, sentenceTable, type Judged } from './tables.ts'

const help = `npm run bench -- sentences [--without FAMILY] [--only PAGE] [--play] [--show wrong,missed] [--record]

Sentences and dialogues of people who have not seen the engine, on pages of ours, in twelve languages.
open: pages that npm run fit learns from; kept: pages that it never sees.
--without FAMILY  leaves one family of rules out: ${Object.keys(families).join(', ')}
--only PAGE       one page alone
--no-dialogues    single sentences alone
--play            plays single sentences in the browser as well, not only those aimed at what is out of sight
--show VERDICTS   tells which sentences on open pages came out so; kept pages stay unread
--record          keeps the looks at the open pages, which npm run fit reads, and measures nothing`

/** How often the built-in engine does what strangers meant. */
export async function run(words: readonly string[] = []): Promise<BenchTable[] | undefined> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      without: { type: 'string' },
      only: { type: 'string' },
      play: { type: 'boolean', default: false },
      'no-dialogues': { type: 'boolean', default: false },
      show: { type: 'string', default: '' },
      record: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return void console.log(help)
  const { without, only } = values
  if (without !== undefined && !Object.hasOwn(families, without)) {
    console.error(`There is no family "${without}". There are: ${Object.keys(families).join(', ')}.`)
    return undefined
  }
  const eyes = await openEyes()
  const isChosen = ({ page }: { page: string }) => only === undefined || page === only
  if (values.record) {
    await keepLooks(eyes)
    await eyes.close()
    return undefined
  }
  const cases = halves.flatMap(sentencesOf).filter(isChosen)
  const looks = await lookAtAll(eyes, isChosen)
  const assistant = createAssistant({ builtin: builtinEngine(), now: () => moment })
  const lookOf = ({ half, page }: SentenceCase) => looks.get(`${half}/${page}`) ?? { context: {}, marks: {} }
  const sighted = cases.filter((one) => !values.play && isInSight(one.expect, lookOf(one)))
  const hidden = without === undefined ? cases.filter((one) => !sighted.includes(one)) : []
  const examples = sighted.map((one) => exampleOf(one, lookOf(one)))
  const judged = await judge(sighted, examples, families[without ?? ''])
  for (const one of hidden) {
    const [line] = await playDialogue({ ...one, kind: 'dialogue', turns: [one] }, { eyes, assistant })
    if (line) judged.push({ ...line, one })
  }
  const whole = without === undefined && only === undefined && !values.play && !values['no-dialogues']
  const lines: PlayedLine[] = []
  if (without === undefined && !values['no-dialogues'])
    for (const dialogue of halves.flatMap(dialoguesOf).filter(isChosen))
      lines.push(...(await playDialogue(dialogue, { eyes, assistant })))
  await eyes.close()
  const shown = values.show.split(',')
  for (const { one, verdict, story } of judged)
    if (one.half === 'open' && shown.includes(verdict)) tell(one.page, one.say, verdict, story)
  for (const { half, page, say, verdict, story } of lines)
    if (half === 'open' && shown.includes(verdict)) tell(page, say, verdict, story)
  const nothing: Decision = { kind: 'none', question: false }
  const question: Decision = { kind: 'offer', offers: [], question: true }
  const always = (decision: Decision): Judged[] =>
    cases.map((one) => ({ one, verdict: grade(exampleOf(one, lookOf(one)), decision), story: '' }))
  const tables = [
    sentenceTable(judged, { mute: always(nothing), 'always asking': always(question) }),
    languageTable(judged),
    ...(lines.length > 0 ? [dialogueTable(lines)] : []),
  ]
  if (whole) {
    const kept = sighted.filter(({ half }) => half === 'kept')
    const given = kept.map((one) => exampleOf(one, lookOf(one)))
    const left: Record<string, readonly Judged[]> = { 'nothing left out': await judge(kept, given) }
    for (const [name, family] of Object.entries(families)) left[name] = await judge(kept, given, family)
    return [...tables, familyTable(left)]
  }
  for (const table of tables) console.log(printTable(table))
  return undefined
}

const moment = Date.parse('2026-11-16T09:00:00')

async function lookAtAll(
  eyes: Eyes,
  isChosen: (one: { page: string }) => boolean,
): Promise<Map<string, Look>> {
  const looks = new Map<string, Look>()
  for (const half of halves)
    for (const page of pagesOf(half).filter((one) => isChosen({ page: one })))
      looks.set(`${half}/${page}`, await lookAt(eyes, half, page))
  return looks
}

async function lookAt(eyes: Eyes, half: Half, page: string): Promise<Look> {
  const opened = await eyes.open(half, page)
  const look = await opened.look()
  await opened.close()
  return look
}

async function judge(
  cases: readonly SentenceCase[],
  examples: readonly Example[],
  without?: Family,
): Promise<Judged[]> {
  const parsed = await parseExamples(examples, without)
  return cases.flatMap((one, at) => {
    const example = parsed[at]
    if (!example) return []
    const decision = example.decide(fitted)
    return [{ one, verdict: grade(example.example, decision), story: tellDecision(decision) }]
  })
}

function tell(page: string, say: string, verdict: Grade, story: string): void {
  console.log(`${verdict} ${page} | ${say}\n      ${story.replace(/\s+/g, ' ').slice(0, 260)}`)
}
