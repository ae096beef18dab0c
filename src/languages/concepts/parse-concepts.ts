import { conceptLanguages, type ConceptLanguage } from './concept-languages.ts'

/** How one notion stands to another: it is nearly the same as, a kind of, used for, a part of, a sign of, the opposite of it. */
export const relations = ['like', 'kind', 'for', 'part', 'sign', 'opposite'] as const
export type Relation = (typeof relations)[number]

/** A notion as it stands in an area file. The phrases stay unsplit until their language is wanted. */
export interface Concept {
  id: string
  gloss: string
  columns: readonly string[]
  depth: AreaText['depth']
  relations: readonly { relation: Relation; to: string }[]
}

/** What an area file says, and what in it cannot be read. */
export interface ParsedArea {
  concepts: Concept[]
  faults: string[]
}

/** The phrases of a notion in one language. */
export function phrasesOf({ columns, depth }: Concept, language: ConceptLanguage): string[] {
  return phrasesIn(columns[conceptLanguages.indexOf(language)] ?? '', depth)
}

/** What an area says of each of its notions in one language; what else it says is passed over. */
export function columnsIn({ depth, text }: AreaText, language: ConceptLanguage): string[] {
  const column = conceptLanguages.indexOf(language)
  return depth === 'deep'
    ? blocks(text).map(({ lines }) => deepColumn(lines, column))
    : text
        .split('\n')
        .filter(isWideLine)
        .map((line) => wideColumn(line, column))
}

/** The phrases of a column. */
export function phrasesIn(column: string, depth: AreaText['depth']): string[] {
  return column
    .split(separators[depth])
    .map((phrase) => phrase.trim())
    .filter(Boolean)
}

export interface AreaText {
  readonly depth: 'deep' | 'wide'
  readonly text: string
}

const separators = { deep: '|', wide: ',' } as const

function isWideLine(line: string): boolean {
  return line !== '' && !line.startsWith('#')
}

function deepColumn([, ...lines]: readonly string[], column: number): string {
  const line = lines.filter((one) => !one.startsWith('~'))[column] ?? ''
  return line.slice(line.indexOf(':') + 1)
}

function wideColumn(line: string, column: number): string {
  const tilde = line.indexOf('~')
  const end = tilde < 0 ? line.length : tilde
  let start = line.indexOf('=') + 1
  for (let at = 0; at < column; at++) {
    const bar = line.indexOf('|', start)
    if (bar < 0 || bar > end) return ''
    start = bar + 1
  }
  const bar = line.indexOf('|', start)
  return line.slice(start, bar < 0 ? end : Math.min(bar, end))
}

/** Reads a deep area: a block for each notion, a line for each language, phrases between bars. */
export function parseDeep(text: string): ParsedArea {
  const concepts: Concept[] = []
  const faults: string[] = []
  for (const { lines, number } of blocks(text)) {
    const [head = '', ...rest] = lines
    const { id, gloss } = readHead(head)
    const wordLines = rest.filter((line) => !line.startsWith('~'))
    const order = wordLines.map((line) => line.slice(0, line.indexOf(':'))).join(' ')
    if (order !== conceptLanguages.join(' '))
      faults.push(`line ${number}: ${id} has the languages "${order}"`)
    const columns = wordLines.map((line) => line.slice(line.indexOf(':') + 1))
    const links = readRelations(rest.filter((line) => line.startsWith('~')).join(';'))
    faults.push(...links.faults.map((fault) => `line ${number}: ${id}: ${fault}`))
    concepts.push({ id, gloss, columns, depth: 'deep', relations: links.relations })
  }
  return { concepts, faults }
}

/** Reads a wide area: a line for each word, a column for each language, synonyms between commas. */
export function parseWide(text: string): ParsedArea {
  const concepts: Concept[] = []
  const faults: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!isWideLine(line)) continue
    const equals = line.indexOf('=')
    const tilde = line.indexOf('~')
    const id = line.slice(0, equals).trim()
    const columns = line.slice(equals + 1, tilde < 0 ? undefined : tilde).split('|')
    if (equals < 0) faults.push(`line ${index + 1}: no "=" in "${line.slice(0, 40)}"`)
    if (columns.length !== conceptLanguages.length)
      faults.push(`line ${index + 1}: ${id} has ${columns.length} columns, not ${conceptLanguages.length}`)
    const links = readRelations(tilde < 0 ? '' : line.slice(tilde))
    faults.push(...links.faults.map((fault) => `line ${index + 1}: ${id}: ${fault}`))
    concepts.push({ id, gloss: '', columns, depth: 'wide', relations: links.relations })
  }
  return { concepts, faults }
}

/** Notions of a deep file are set apart by empty lines; a line that begins with # is for the reader. */
function blocks(text: string): { lines: string[]; number: number }[] {
  const found: { lines: string[]; number: number }[] = []
  let open: { lines: string[]; number: number } | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#')) continue
    if (line.trim() === '') open = undefined
    else if (open) open.lines.push(line)
    else found.push((open = { lines: [line], number: index + 1 }))
  }
  return found
}

function readHead(line: string): { id: string; gloss: string } {
  const mark = line.indexOf('#')
  if (mark < 0) return { id: line.trim(), gloss: '' }
  return { id: line.slice(0, mark).trim(), gloss: line.slice(mark + 1).trim() }
}

/** `~ kind bag; for carry, hiking` */
function readRelations(text: string): { relations: Concept['relations']; faults: string[] } {
  const found: { relation: Relation; to: string }[] = []
  const faults: string[] = []
  for (const part of text.replaceAll('~', '').split(';')) {
    const [name = '', ...rest] = part.trim().split(' ')
    if (name === '') continue
    const relation = relations.find((known) => known === name)
    const targets = rest
      .join(' ')
      .split(',')
      .map((target) => target.trim())
    if (!relation) faults.push(`"${name}" is no relation`)
    else if (targets.includes('')) faults.push(`${name} points nowhere`)
    else found.push(...targets.map((to) => ({ relation, to })))
  }
  return { relations: found, faults }
}
