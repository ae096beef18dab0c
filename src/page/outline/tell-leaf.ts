import { cut, type LineState, limits } from '#protocol'
import { middleOf } from '../dom/box.ts'
import type { Sight } from '../dom/sight.ts'
import { attributeOf, matches, query } from '../dom/own-members.ts'
import type { CloseLook, Finalist } from './thing/close-look.ts'
import type { TextRun } from '../reading/candidate.ts'
import { cutLabel, cutWhole } from '../text.ts'
import type { Entry } from '../reading/entry.ts'
import { choosers } from '../words/beside.ts'
import { signsAsWords } from '../words/icons.ts'
import type { Leaf } from './leaves.ts'
import type { FlatLine } from './lines.ts'
import type { LastLook } from './last-look.ts'
import { isImmediate } from './thing/state.ts'
import type { ColumnOf } from './thing/table-heads.ts'
import { withoutGlyphs } from '../words/without-glyphs.ts'
import { readRuns } from './read-runs.ts'

export interface TellOptions {
  readonly sight: Sight
  readonly nameOf: (element: Element) => string
  readonly isReadable: (run: TextRun) => boolean
  readonly lookClosely: CloseLook
  readonly stateOf: (entry: Entry) => LineState
  readonly columnOf: ColumnOf
  readonly idOf: (element: Element, name: string) => number
  /** Whether nothing modal lies over it. */
  readonly isReachable: (entry: Entry) => boolean
  readonly active: Element | null
  readonly lastLook: LastLook
  readonly isDragged: (element: Element) => boolean
}

type State = { -readonly [Key in keyof LineState]: LineState[Key] }

/** Tells leaves as lines. */
export function createTellLeaf(options: TellOptions): (leaf: Leaf) => readonly FlatLine[] {
  const { sight, nameOf, isReadable, lookClosely, columnOf, lastLook } = options

  return (leaf) => {
    if (leaf.entry.thing && leaf.runs.length === 0) {
      const thing = lookClosely(leaf.entry)
      return thing ? [tellThing(leaf, thing)] : []
    }
    return leaf.runs.length > 0 ? tellText(leaf) : tellContent(leaf.entry)
  }

  function tellThing({ entry, title: card, inline }: Leaf, thing: Finalist): FlatLine {
    const { element, name, text: told, hint, face, inView, hover } = thing
    const { masked } = entry
    const words = card?.runs.filter(isReadable) ?? []
    const full = masked ? '' : cutLabel(told)
    const title = masked || words.length === 0 ? '' : cut(readRuns(words, sight), limits.lineCharacters)
    // A box to choose from that has its label beside it shows its value.
    const isValue = title !== '' && matches(element, choosers) && !full.includes(title)
    const text = isValue ? full : title || full
    const reachable = options.isReachable(entry)
    const id = reachable ? options.idOf(element, name) : 0
    const state: State = { ...options.stateOf(entry) }
    const kind = entry.kind === 'clickable' && options.isDragged(element) ? 'draggable' : entry.kind
    if (inline) state.inline = true
    if (hint && !masked && text === '') state.hint = hint
    if (entry.why !== 'native') state.why = entry.why
    const level = levelOf(card?.entry ?? entry, entry)
    if (level) state.level = level
    const column = columnOf(entry.cell)
    if (column) state.column = column
    if (element === options.active) state.focus = true
    if (hover) state.hover = true
    if (inView) state.box = placeOf(face)
    if (isImmediate(element, kind)) state.immediate = true
    if (lastLook.isNew(element)) state.new = true
    return { id, kind: entry.record && entry.control !== entry ? 'record' : kind, text, state }
  }

  function tellText(leaf: Leaf): FlatLine[] {
    const { entry, runs, struck, inline, meaning } = leaf
    const words = (leaf.words ??= wordsOf(leaf))
    if (words === '') return []
    const kind = meaning ? 'item' : kindOfText(entry)
    const state: State = {}
    if (kind === 'heading') state.level = levelOf(entry) ?? 2
    const column = columnOf(entry.cell)
    if (column && kind !== 'columnheader') state.column = column
    if (struck) state.struck = true
    if (inline) state.inline = true
    if (lastLook.areNew(runs)) state.new = true
    return pieces(words).map((text, index) => ({
      kind,
      text,
      state: index === 0 ? state : { ...state, inline: true },
    }))
  }

  function wordsOf({ runs, meaning }: Leaf): string {
    const meant = meaning ? textOf(meaning.runs) : ''
    const own = textOf(runs)
    return own && meant ? `${own.replace(/\s*:$/, '')}: ${meant}` : own || meant
  }

  function textOf(runs: readonly TextRun[]): string {
    return signsAsWords(readRuns(runs.filter(isReadable), sight))
  }

  function tellContent(entry: Entry): FlatLine[] {
    const { element, part } = entry
    if (!sight.isShown(element)) return []
    const alt = entry.tag === 'img' ? attributeOf(element, 'alt') : null
    const text = cutLabel(withoutGlyphs(alt || nameOf(element) || (part === 'frame' ? hostOf(element) : '')))
    if (part === 'progress') {
      const value = attributeOf(element, 'aria-valuetext') ?? attributeOf(element, 'aria-valuenow')
      const own = value ?? String((element as HTMLProgressElement).value ?? '')
      return [{ kind: 'progress', text, state: own ? { value: own } : {} }]
    }
    return text ? [{ kind: part, text }] : []
  }

  /** The middle of a face, in hundredths of the viewport. */
  function placeOf(face: Element): [number, number] {
    const { x, y } = middleOf(sight.box(face))
    const part = (at: number, whole: number) => Math.min(99, Math.max(0, Math.floor((at / whole) * 100)))
    return [part(x, sight.viewport.right), part(y, sight.viewport.bottom)]
  }
}

/** What words are by the place that they stand in. */
function kindOfText(entry: Entry): string {
  for (let at: Entry | undefined = entry; at && !at.thing && !at.record; at = at.parent) {
    const { part } = at
    if (part === 'columnheader') return isRowHeader(at.element) ? 'rowheader' : part
    if (/^(heading|cell|rowheader|item)$/.test(part)) return part
    if (/^(table|list|form|main|navigation)$/.test(part)) break
  }
  return 'text'
}

function isRowHeader(head: Element): boolean {
  return (
    attributeOf(head, 'scope') === 'row' ||
    (head.parentElement !== null && query(head.parentElement, 'td') !== null)
  )
}

/** The level of the heading that words stand in, or that has nothing but a thing in it. */
function levelOf(entry: Entry, thing?: Entry): number | undefined {
  for (let at: Entry | undefined = entry; at; at = at.parent) {
    if (at.part === 'heading' && (at.weight <= 1 || !thing || thing.card))
      return Number(attributeOf(at.element, 'aria-level') ?? at.tag.slice(1)) || 2
    if (at.part !== '' && at !== thing) return undefined
  }
  return undefined
}

function hostOf(frame: Element): string {
  const source = attributeOf(frame, 'src') ?? ''
  return URL.canParse(source, frame.baseURI) ? new URL(source, frame.baseURI).host : ''
}

/** A long text in pieces that a line may hold, cut between words. */
function pieces(text: string): string[] {
  const most = limits.lineCharacters
  if (text.length <= most) return [text]
  const end = text.lastIndexOf(' ', most)
  const first = cutWhole(text, end > most / 2 ? end : most) || cut(text, most)
  return [first, ...pieces(text.slice(first.length).trim())]
}
