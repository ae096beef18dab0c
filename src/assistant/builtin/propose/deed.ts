import type { Language } from '#protocol'
import type { Phrasebook, TextName } from '../texts/index.ts'

export type DeedKind = 'opened' | 'pressed' | 'filled' | 'chose' | 'cleared' | 'searched' | 'shown'

/** What was done with something, to be told in a few words. */
export interface Deed {
  readonly kind: DeedKind
  readonly name: string
}

/** More names than this are counted instead. */
const mostNames = 3

/** What was done, in a sentence or two: what was filled in is counted, and of what was pressed the last is told. */
export function tellDeeds(deeds: readonly Deed[], say: Phrasebook, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const entries = deeds.filter(({ kind }) => kind === 'filled' || kind === 'chose')
  const counted = entries.length > mostNames
  const told: string[] = [say('done')]
  if (counted) told.push(say('filledMany', { count: String(entries.length) }))
  for (const kind of kinds) {
    const names = [
      ...new Set(deeds.filter((deed) => deed.kind === kind).map(({ name }) => say('quote', { name }))),
    ]
    if (names.length === 0 || (counted && (kind === 'filled' || kind === 'chose'))) continue
    told.push(say(kind, { list: lasting.has(kind) ? list.format(names) : (names.at(-1) ?? '') }))
  }
  return told.join(' ')
}

/** What is about to be done, as the goal of a plan: its steps say how. */
export function tellPlan(deeds: readonly Deed[], say: Phrasebook, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const told = kinds.flatMap((kind) => {
    const names = deeds.filter((deed) => deed.kind === kind).map(({ name }) => say('quote', { name }))
    const unique = [...new Set(names)]
    return unique.length > 0 && unique.length <= mostNames
      ? [say(goals[kind], { list: list.format(unique) })]
      : []
  })
  return told.join(' ') || say('willDo')
}

const goals: Readonly<Record<DeedKind, TextName>> = {
  opened: 'willOpen',
  pressed: 'willPress',
  filled: 'willFill',
  chose: 'willChoose',
  cleared: 'willClear',
  searched: 'willSearch',
  shown: 'willShow',
}

/** In the order in which they are told. */
const kinds: readonly DeedKind[] = ['searched', 'filled', 'chose', 'cleared', 'pressed', 'opened', 'shown']
const lasting: ReadonlySet<DeedKind> = new Set(['filled', 'chose', 'cleared', 'searched'])
