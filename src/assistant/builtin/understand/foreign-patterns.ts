import { closestWord } from '../language/spelling.ts'
import { quotes } from '../language/quotes.ts'
import { foreignForms, foreignStarts, foreignVerbs } from './foreign-verbs.ts'
import type { Intent } from './intent.ts'

/** What a clause in another language means, as far as its verb is one that works by label. */
export function understandForeign(clause: string): Intent | undefined {
  const text = speltRight(clause.trim().replace(/[.!?。！？؟]+$/u, ''))
  for (const read of readers) {
    const intent = read(text)
    if (intent) return intent
  }
  return byForm(text)
}

function speltRight(text: string): string {
  const [first = ''] = /^\p{L}{4,}/u.exec(text) ?? []
  const near = closestWord(first.toLowerCase(), foreignStarts)
  return near === undefined ? text : near + text.slice(first.length)
}

const articles =
  /^(?:den|die|das|dem|der|le|la|les|l['’]|el|los|las|il|lo|gli|i|o|a|os|as|de|het)\s*(?<=['’\s])/iu

const readers = foreignVerbs.map((verbs) => {
  const { polite: courtesy, into: _into, ...pieces } = verbs
  /** Most sentences are in another language: one look tells. */
  const starts = new RegExp(
    `^(?:(?:${courtesy})[ ,]+)*(?:${Object.values(pieces).join('|')})(?![\\p{L}])`,
    'iu',
  )
  const begin = (piece: string): RegExp =>
    new RegExp(`^(?:(?:${verbs.polite})[ ,]+)*(?:${piece})\\s+(.+)$`, 'iu')
  const polite = new RegExp(`[ ,]+(?:${verbs.polite})$`, 'iu')
  const into = new RegExp(`^(.+?)\\s+(?:${verbs.into})\\s+(.+?)(?:\\s+ein)?$`, 'iu')
  const forms = {
    click: begin(verbs.click),
    open: begin(verbs.open),
    uncheck: begin(verbs.uncheck),
    check: begin(verbs.check),
    select: begin(verbs.select),
    search: begin(verbs.search),
    type: begin(verbs.type),
  }
  const submit = new RegExp(`^(?:(?:${verbs.polite})[ ,]+)*(?:${verbs.submit})$`, 'iu')
  return (raw: string): Intent | undefined => {
    if (!starts.test(raw)) return undefined
    const text = raw.replace(polite, '')
    if (submit.test(text)) return { kind: 'submit', target: '' }
    const object = (form: RegExp): string | undefined => form.exec(text)?.[1]?.replace(articles, '')
    const typed = object(forms.type)
    const [, value, field] = (typed && into.exec(typed)) || []
    if (value !== undefined && field !== undefined) {
      return { kind: 'set', target: field.replace(articles, ''), value: quotes(value)[0]?.text ?? value }
    }
    const searched = object(forms.search)
    if (searched !== undefined) return { kind: 'search', value: searched }
    const selected = object(forms.select)
    if (selected !== undefined) return { kind: 'select', phrase: selected.replace(/\s+aus$/iu, '') }
    for (const kind of ['click', 'open', 'uncheck', 'check'] as const) {
      const target = object(forms[kind])
      if (target !== undefined) return { kind, target: target.replace(/\s+(?:an|auf|aus)$/iu, '') }
    }
    return undefined
  }
})

function byForm(text: string): Intent | undefined {
  const find = (list: readonly RegExp[]): string | undefined =>
    list.map((form) => form.exec(text)?.[1]).find(Boolean)
  const value = find(foreignForms.search)
  if (value !== undefined) return { kind: 'search', value }
  const phrase = find(foreignForms.select)
  if (phrase !== undefined) return { kind: 'select', phrase }
  const target = find(foreignForms.open)
  return target === undefined ? undefined : { kind: 'open', target }
}
