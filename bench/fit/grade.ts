import type { PageContext } from '#protocol'
import type { Decision } from '../../src/engine/decide/decision.ts'
import { phrasebook } from '../../src/engine/phrasebook.ts'
import { tellSelection } from '../../src/engine/speech/tell-selection.ts'
import type { Example, ExampleStep } from './example.ts'

export type Grade = 'right' | 'asked' | 'missed' | 'wrong'

/** Whether a text tells what was asked for; an amount may be written either way round. */
export function tells(said: string, text: string): boolean {
  const [, amount] = /^[€$£]?\s*(\d[\d.,]*\d|\d)\s*[€$£]?$/.exec(text) ?? []
  if (amount === undefined) return said.toLowerCase().includes(text.toLowerCase())
  return new RegExp(`(?<![\\d.,])${amount.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`).test(said)
}

/** What would be told, in English where the engine's own words are. */
export function saidBy(decision: Decision): string | undefined {
  if (decision.kind === 'tell') return decision.unit.text
  if (decision.kind !== 'show') return undefined
  const { text, block } = tellSelection(decision.selection, phrasebook('en'))
  return `${text} ${JSON.stringify(block?.data ?? '')}`
}

/** What a decision is worth, by the same rules as a judge who plays it. */
export function grade({ expect, context }: Example, decision: Decision): Grade {
  const moves = decision.kind === 'do' ? decision.moves : []
  if (expect.kind === 'says') {
    if (moves.length > 0) return 'wrong'
    const said = saidBy(decision)
    const offered = decision.kind === 'offer' ? decision.offers.map(({ label }) => label) : []
    if (expect.texts.some((text) => offered.some((label) => tells(label, text)))) return 'asked'
    if (said === undefined) return 'missed'
    return expect.texts.every((text) => tells(said, text)) ? 'right' : said.length > 14 ? 'wrong' : 'missed'
  }
  if (expect.kind === 'cannot') return moves.length > 0 || saidBy(decision) !== undefined ? 'wrong' : 'right'
  if (expect.kind === 'asks')
    return moves.length > 0
      ? 'wrong'
      : decision.kind === 'offer'
        ? 'right'
        : saidBy(decision) !== undefined
          ? 'wrong'
          : 'missed'
  if (moves.length === 0) {
    if (saidBy(decision) !== undefined) return 'wrong'
    if (decision.kind !== 'offer') return 'missed'
    const ids = new Set(expect.steps.flatMap((step) => step.ids))
    const values = expect.steps.flatMap((step) => step.values)
    const offered = decision.offers.map(({ label }) => label)
    return isAmong(offered, namesOf(context, ids, values)) ? 'asked' : 'missed'
  }
  const left = [...expect.steps]
  let bad = 0
  for (const move of moves) {
    const at = left.findIndex((step) => fits(move, step))
    if (at === -1) {
      if (left.length > 0) bad++
    } else left.splice(at, 1)
  }
  return bad > 0 ? 'wrong' : left.length > 0 ? 'missed' : 'right'
}

const maxOffers = 4

/** What the things that were wanted are called, and what should be chosen in them. */
export function namesOf(
  { indexedElements = [], outline }: PageContext,
  ids: ReadonlySet<number>,
  values: readonly string[],
): string[] {
  const labels = [
    ...indexedElements.map(({ id, text = '' }) => ({ id, text })),
    ...(outline?.lines ?? []).map(([, id, , text]) => ({ id, text })),
  ]
  return [...labels.flatMap(({ id, text }) => (id > 0 && ids.has(id) ? [text] : [])), ...values]
}

/** Whether one of the first few offers is called so, or nearly. */
export function isAmong(offers: readonly string[], names: readonly string[]): boolean {
  return offers.slice(0, maxOffers).some((offer) => {
    const label = plain(offer)
    return names.map(plain).some((name) => {
      const long = Math.min(label.length, name.length) > 2
      return name !== '' && (label === name || (long && (label.includes(name) || name.includes(label))))
    })
  })
}

function plain(text: string): string {
  return text.toLowerCase().trim()
}

function fits(
  move: { action: string; elementId: number; inputData?: string },
  { verbs, ids, values }: ExampleStep,
): boolean {
  const value = (move.inputData ?? '').toLowerCase().trim()
  return (
    verbs.includes(move.action) &&
    (ids.length === 0 || ids.includes(move.elementId)) &&
    (values.length === 0 || values.some((one) => one.toLowerCase().trim() === value))
  )
}
