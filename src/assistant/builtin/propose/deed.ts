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

/** What was done, in the order in which it was: what was filled in is counted, and of what was pressed the last is told. */
export function tellDeeds(deeds: readonly Deed[], say: Phrasebook, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const entries = deeds.filter(isEntry)
  const counted = entries.length > mostNames
  const told = kindsOf(deeds).flatMap((kind) => {
    const own = deeds.filter((deed) => deed.kind === kind)
    if (counted && own.some(isEntry))
      return own[0] === entries[0] ? say('filledMany', { count: String(entries.length) }) : []
    const names = namesOf(own, say)
    return say(kind, { list: lasting.has(kind) ? list.format(names) : (names.at(-1) ?? '') })
  })
  return [say('done'), ...told].join(' ')
}

/** What is about to be done, as the goal of a plan: its steps say how. */
export function tellPlan(deeds: readonly Deed[], say: Phrasebook, language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const told = kindsOf(deeds).flatMap((kind) => {
    const names = namesOf(
      deeds.filter((deed) => deed.kind === kind),
      say,
    )
    return names.length <= mostNames ? say(goals[kind], { list: list.format(names) }) : []
  })
  return told.join(' ') || say('willDo')
}

/** Whether something was put into a form. */
export function isEntry({ kind }: Deed): boolean {
  return kind === 'filled' || kind === 'chose'
}

/** The kinds in the order of what is told of them: the first of what lasts, the last of what was pressed. */
function kindsOf(deeds: readonly Deed[]): DeedKind[] {
  const isTold = ({ kind }: Deed, at: number): boolean =>
    lasting.has(kind)
      ? deeds.findIndex((deed) => deed.kind === kind) === at
      : deeds.findLastIndex((deed) => deed.kind === kind) === at
  return deeds.filter(isTold).map(({ kind }) => kind)
}

function namesOf(deeds: readonly Deed[], say: Phrasebook): string[] {
  return [...new Set(deeds.map(({ name }) => say('quote', { name })))]
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

const lasting: ReadonlySet<DeedKind> = new Set(['filled', 'chose', 'cleared', 'searched'])
