/** What a kind of line is to a person. */
export interface KindTraits {
  /** How the page is built: a part holds others, a record is one of several alike, content is only read. */
  readonly place: 'part' | 'record' | 'content' | 'control'
  /** What one does with a control: press it, tick it, choose from it, write into it, set it, drag it. */
  readonly use?: 'press' | 'tick' | 'choose' | 'write' | 'set' | 'drag'
}

const part = { place: 'part' } as const
const content = { place: 'content' } as const
const pressed = { place: 'control', use: 'press' } as const
const ticked = { place: 'control', use: 'tick' } as const
const chosen = { place: 'control', use: 'choose' } as const
const written = { place: 'control', use: 'write' } as const
const set = { place: 'control', use: 'set' } as const

/** Every kind of line in an outline: ARIA's words where it has one, HTML's where it has not. */
export const outlineKinds = {
  banner: part,
  complementary: part,
  contentinfo: part,
  dialog: part,
  form: part,
  frame: part,
  group: part,
  list: part,
  main: part,
  menu: part,
  navigation: part,
  region: part,
  row: part,
  search: part,
  table: part,
  tabpanel: part,
  toolbar: part,
  tree: part,
  record: { place: 'record' },
  cell: content,
  columnheader: content,
  heading: content,
  item: content,
  /** What was left out, in its place: "… 461 more rows". */
  more: content,
  picture: content,
  progress: content,
  rowheader: content,
  text: content,
  button: pressed,
  canvas: pressed,
  clickable: pressed,
  link: pressed,
  menuitem: pressed,
  option: pressed,
  tab: pressed,
  treeitem: pressed,
  checkbox: ticked,
  menuitemcheckbox: ticked,
  menuitemradio: ticked,
  radio: ticked,
  switch: ticked,
  combobox: chosen,
  listbox: chosen,
  select: chosen,
  editor: written,
  searchbox: written,
  textbox: written,
  color: set,
  date: set,
  'datetime-local': set,
  month: set,
  range: set,
  slider: set,
  spinbutton: set,
  time: set,
  week: set,
  draggable: { place: 'control', use: 'drag' },
  file: { place: 'control' },
} as const satisfies Record<string, KindTraits>

export type OutlineKind = keyof typeof outlineKinds
