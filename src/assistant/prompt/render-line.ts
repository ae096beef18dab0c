import { kindTraits, type Line, type LineState } from '#protocol'
import { isSecret, viewLines, type Thing, type ViewLine } from '../view/index.ts'

/** One line of the page: `[12] textbox* "E-mail" = "ada@example.org" (invalid: not an address)`. */
export function renderLine(line: ViewLine, thing?: Thing): string {
  const { id, kind, text, state } = line
  const parts = id > 0 ? control(line, thing) : content(kind, oneLine(text || state.shown || ''), state)
  return [...parts, ...marksOf(state, id > 0)].filter((part) => part !== '').join(' ')
}

/** Lines that a step brought back, indented as they stand in the page. */
export function renderLines(lines: readonly Line[]): string {
  const shown = viewLines(lines)
  const least = Math.min(...shown.map(({ depth }) => depth))
  return shown.map((line) => `${'  '.repeat(line.depth - least)}${renderLine(line)}`).join('\n')
}

function control({ id, kind, text, state }: ViewLine, thing: Thing | undefined): string[] {
  const name = oneLine(text || (thing && thing.name !== state.hint ? thing.name : ''))
  const names = thing?.names ?? [text, state.shown ?? '', state.placeholder ?? '']
  const hidden = state.mark === 'mask' || isSecret({ kind, names, state })
  return [
    `${state.new ? '*' : ''}[${id}]`,
    `${kind}${state.required ? '*' : ''}`,
    name === '' ? '' : JSON.stringify(name),
    name === '' && state.hint ? `(looks like ${oneLine(state.hint)})` : '',
    state.shown && oneLine(state.shown) !== name ? `(shows ${JSON.stringify(oneLine(state.shown))})` : '',
    hidden ? '(for the visitor only)' : valueOf(state),
    state.href ? `-> ${state.href}` : '',
    hidden ? '' : optionsOf(state),
  ]
}

function content(kind: string, text: string, state: LineState): string[] {
  const words = state.struck ? `~~${text}~~` : text
  const fresh = state.new ? '*' : ''
  if (kind === 'text' || kind === 'more') return [`${fresh}${words}`]
  if (kind === 'heading') return [`${fresh}${'#'.repeat(Math.min(state.level ?? 2, 6))} ${words}`]
  if (repeated.has(kind)) return [`${fresh}-`, words, valueOf(state)]
  if (kindTraits(kind).place === 'part')
    return [`${fresh}${kind}${words === '' ? '' : ` ${JSON.stringify(words)}`}:`]
  return [`${fresh}${kind}:`, words, valueOf(state)]
}

/** What is one of several alike needs no name for its kind. */
const repeated = new Set(['record', 'row', 'item'])

function valueOf({ value, placeholder }: LineState): string {
  if (value) return `= ${JSON.stringify(oneLine(value))}`
  return placeholder ? `(empty, such as ${JSON.stringify(oneLine(placeholder))})` : ''
}

function optionsOf({ options = [], of = options.length, multiple }: LineState): string {
  if (options.length === 0) return ''
  const rest = of > options.length ? ` | … ${of - options.length} more` : ''
  return `${multiple ? 'several of ' : ''}{${options.map(oneLine).join(' | ')}${rest}}`
}

type Mark = (state: LineState, acts: boolean) => string | false | undefined

/** What is said of a line in brackets behind it, in this order. */
const marks: readonly Mark[] = [
  ({ checked }) =>
    checked !== undefined && (checked === 'mixed' ? 'partly checked' : checked ? 'checked' : 'not checked'),
  ({ selected }) => selected && 'selected',
  ({ pressed }) => pressed !== undefined && (pressed ? 'pressed' : 'not pressed'),
  ({ current }) => current && 'current',
  ({ expanded }) => expanded !== undefined && (expanded ? 'open' : 'closed'),
  ({ popup }, acts) => acts && popup && `opens a ${popup}`,
  ({ modal }) => modal && 'covers the page',
  ({ disabled }) => disabled && 'disabled',
  ({ readonly }) => readonly && 'can only be read',
  ({ invalid }) => invalid && `invalid: ${oneLine(invalid)}`,
  ({ min, max, step }) => range(min, max, step),
  ({ scrolls }) => scrolls && `scrolls, ${shown(scrolls.up)} above, ${shown(scrolls.down)} below`,
  ({ focus }) => focus && 'focused',
  ({ hover }) => hover && 'shows when its row is pointed at',
  ({ column }, acts) => acts && column && `column ${oneLine(column)}`,
  ({ newTab }) => newTab && 'new tab',
  ({ download }) => download && 'download',
  ({ mark }) => mark === 'block' && 'not to be touched',
  ({ closed }) => closed && `hidden until it is opened: ${oneLine(closed)}`,
]

function marksOf(state: LineState, acts: boolean): string[] {
  const said = marks
    .map((mark) => mark(state, acts))
    .filter((mark) => typeof mark === 'string' && mark !== '')
  return said.length > 0 ? [`(${said.join('; ')})`] : []
}

function range(min?: string, max?: string, step?: string): string {
  const ends = min || max ? `${min ?? ''} to ${max ?? ''}`.trim() : ''
  return [ends, step && step !== '1' ? `in steps of ${step}` : ''].filter((part) => part !== '').join(' ')
}

const shown = (heights = 0) => String(Math.round(heights * 10) / 10)

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
