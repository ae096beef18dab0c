import type { AskedRow } from '#protocol'
import { askedName, type CountedName } from '../../transcript-store.ts'

const labelCharacters = 80
const pathCharacters = 120

/** What a question or its answer is counted under: what was asked, where, by which rule, and what was said. */
export function nameOfAsked({ answer, label, path, rule }: Record<string, unknown>): CountedName {
  const parts = [answer, cut(label, labelCharacters), cut(path, pathCharacters), cut(rule, labelCharacters)]
  return `${askedName}${JSON.stringify(parts)}`
}

/** The counts by what was asked, over all days; the most asked first. */
export function askedRows(counts: readonly { readonly name: string; readonly value: number }[]): AskedRow[] {
  const rows = new Map<string, AskedRow>()
  for (const { name, value } of counts) {
    const [answer, label = '', path = '', rule = ''] = JSON.parse(name.slice(askedName.length)) as string[]
    const key = JSON.stringify([label, path, rule])
    const row = rows.get(key) ?? { label, path, rule, asked: 0, yes: 0, no: 0 }
    if (answer === 'asked' || answer === 'yes' || answer === 'no') row[answer] += Number(value)
    rows.set(key, row)
  }
  return [...rows.values()].sort((one, other) => other.asked - one.asked)
}

function cut(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length).toWellFormed() : ''
}
