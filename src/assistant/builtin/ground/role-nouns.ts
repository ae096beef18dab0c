import type { ElementKind } from './kind.ts'

const anything: readonly ElementKind[] = []

/** Nouns that say what sort of thing is meant and are seldom part of its label. */
export const roleNouns: Readonly<Record<string, readonly ElementKind[]>> = {
  button: ['button'],
  btn: ['button'],
  link: ['link'],
  hyperlink: ['link'],
  tab: ['button', 'link'],
  icon: ['button', 'link'],
  field: ['field', 'select'],
  box: ['field', 'toggle', 'select'],
  textbox: ['field'],
  input: ['field'],
  textarea: ['field'],
  area: ['field'],
  checkbox: ['toggle'],
  toggle: ['toggle', 'button'],
  switch: ['toggle', 'button'],
  radio: ['radio'],
  dropdown: ['select'],
  select: ['select'],
  selector: ['select'],
  list: ['select'],
  slider: ['field'],
  option: ['radio', 'toggle', 'select', 'button', 'link'],
  page: ['link', 'button'],
  section: anything,
  chapter: anything,
  item: anything,
  entry: anything,
  element: anything,
  card: anything,
  form: anything,
  part: anything,
  website: anything,
  site: anything,
  screen: anything,
  value: anything,
}

/** Nouns for the things a page lists. */
export const listNouns: ReadonlySet<string> = new Set(
  (
    'result item product article post story job flight room recipe event listing offer entry row card one hotel ' +
    'property thread headline book ticket plan dish doctor vacancy topic discussion apartment house game search ' +
    'transaction order message question answer comment review option hit match news piece film movie course'
  ).split(' '),
)
