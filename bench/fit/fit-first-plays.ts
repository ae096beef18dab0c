import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formTrustFeatures } from '../../src/engine/decide/values/form-trust.ts'
import type { Weights } from '../../src/engine/fitted.ts'
import { fitSoftmax } from './fit-softmax.ts'

interface Counted {
  readonly right: number
  readonly wrong: number
}

/** What was counted when sentences were first played on pages nobody had looked at, and on pages that had been. */
interface FirstPlays {
  readonly forms: readonly {
    readonly features: string
    readonly weight: number
    readonly right: number
    readonly other: number
  }[]
  readonly ways: Readonly<Record<string, { readonly first: Counted; readonly later: Counted }>>
}

/** What pages count that were looked at, up to how much, and what is believed of a way that was never taken. */
const laterShare = 0.3
const mostLater = 20
const believed: Counted = { right: 1.9, wrong: 0.1 }
const penalty = 0.3

/** How far forms and ways of reading are to be trusted, from how often they were right where nobody had looked. */
export function fitFirstPlays(): Pick<Weights, 'formTrust' | 'ways'> {
  const file = join(import.meta.dirname, 'first-plays.json')
  const { forms, ways } = JSON.parse(readFileSync(file, 'utf8')) as FirstPlays
  const choices = forms.flatMap(({ features, weight, right, other }) => {
    const held = Object.fromEntries(['bias', ...features.split(' ')].map((name) => [name, 1]))
    return [
      { features: [held, {}], right: [true, false], weight: weight * right },
      { features: [held, {}], right: [false, true], weight: weight * other },
    ]
  })
  return {
    formTrust: fitSoftmax(choices, formTrustFeatures, penalty, 400),
    ways: Object.fromEntries(
      Object.entries(ways).map(([name, { first, later }]) => [name, trustOf(first, later)]),
    ),
  }
}

function trustOf(first: Counted, later: Counted): number {
  const share = Math.min(laterShare, mostLater / Math.max(1, later.right + later.wrong))
  const right = first.right + later.right * share + believed.right
  const wrong = first.wrong + later.wrong * share + believed.wrong
  return Math.round((100 * right) / (right + wrong)) / 100
}
