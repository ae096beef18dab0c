import { asItIs, cut, list, object, text } from '../text/cut.ts'
import { limits } from '../limits.ts'
import type { Line, LineState, Outline, OutlineForm } from './outline.ts'
import { isWithheld } from './secret-field.ts'

const label = text(limits.labelCharacters)
const short = text(80)

const state = object<LineState>({
  value: (value, of) => (isWithheld(of) ? undefined : cut(value, limits.valueCharacters)),
  placeholder: label,
  checked: asItIs,
  selected: asItIs,
  pressed: asItIs,
  current: asItIs,
  expanded: asItIs,
  popup: short,
  disabled: asItIs,
  readonly: asItIs,
  required: asItIs,
  invalid: label,
  options: (options, of) => (isWithheld(of) ? undefined : list(limits.optionsPerElement, label)(options)),
  of: asItIs,
  multiple: asItIs,
  min: short,
  max: short,
  step: short,
  href: text(limits.urlCharacters),
  level: asItIs,
  modal: asItIs,
  scrolls: object<NonNullable<LineState['scrolls']>>({ up: asItIs, down: asItIs }),
  focus: asItIs,
  new: asItIs,
  struck: asItIs,
  hint: short,
  box: list(2, asItIs),
  closed: (value, of) => (of.mark === 'mask' ? undefined : cut(value, limits.closedCharacters)),
  why: short,
  inline: asItIs,
  column: short,
  hover: asItIs,
  submits: asItIs,
  form: asItIs,
  mark: asItIs,
  secret: asItIs,
  inputType: short,
  autocomplete: short,
  shown: label,
  about: text(2 * limits.labelCharacters),
  newTab: asItIs,
  download: asItIs,
  immediate: asItIs,
  rules: list(20, short),
  seal: short,
})

const form = object<OutlineForm>({
  name: label,
  method: short,
  action: text(limits.urlCharacters),
  search: asItIs,
  line: asItIs,
})

const rest = object<Outline>({
  lines: (lines) => cutLines(lines, limits.outlineLines, limits.outlineBytes),
  forms: list(limits.forms, form),
  elements: asItIs,
  above: asItIs,
  below: asItIs,
  busy: asItIs,
  notices: list(limits.outlineNotices, label),
  // Only the server adds these, from results.
  found: () => undefined,
})

/** Keeps of a valid outline only what we know, within its bounds, and no value of a secret field. */
export function cutOutline(outline: Outline): Outline {
  return rest(outline)
}

/** As many lines as the bounds allow. Lengths are counted in characters, which JSON makes at least as many bytes. */
export function cutLines(lines: Line[], maxLines: number, maxCharacters: number): Line[] {
  let characters = 0
  let kept = 0
  for (const line of lines) {
    characters += sizeOf(line)
    if (kept === maxLines || characters > maxCharacters) break
    kept++
  }
  const first = kept === lines.length ? lines : lines.slice(0, kept)
  return first.every((line) => cutLine(line) === line) ? first : first.map(cutLine)
}

function cutLine(line: Line): Line {
  const [depth, id, kind, words, was] = line
  const shown = cut(words, limits.lineCharacters)
  const about = was && state(was)
  if (shown === words && about === was) return line
  return about ? [depth, id, kind, shown, about] : [depth, id, kind, shown]
}

/** What a line weighs: its brackets and numbers, its text, and every word of its state. */
function sizeOf([, , kind, words, was]: Line): number {
  let size = 12 + kind.length + words.length
  if (was) for (const value of Object.values(was)) size += 10 + (typeof value === 'string' ? value.length : 0)
  for (const option of was?.options ?? []) size += option.length + 3
  return size
}
