/** What a tag is to the structure of a page. Most are nothing. */
const tagParts: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  br: 'break',
  canvas: 'canvas',
  caption: 'label',
  dd: 'definition',
  details: 'details',
  dialog: 'dialog',
  dl: 'list',
  dt: 'term',
  fieldset: 'group',
  footer: 'contentinfo',
  form: 'form',
  frame: 'frame',
  header: 'banner',
  iframe: 'frame',
  img: 'picture',
  label: 'label',
  legend: 'label',
  li: 'item',
  main: 'main',
  menu: 'list',
  meter: 'progress',
  nav: 'navigation',
  ol: 'list',
  progress: 'progress',
  search: 'search',
  section: 'region',
  svg: 'picture',
  table: 'table',
  td: 'cell',
  th: 'columnheader',
  tr: 'row',
  ul: 'list',
}
for (const level of [1, 2, 3, 4, 5, 6]) tagParts[`h${level}`] = 'heading'

/** Roles that say the same by another word; those that are no part of the structure are not here. */
const roleParts: Record<string, string> = {
  alertdialog: 'dialog',
  article: 'article',
  cell: 'cell',
  columnheader: 'columnheader',
  feed: 'list',
  figure: 'picture',
  graphics: 'picture',
  grid: 'table',
  gridcell: 'cell',
  img: 'picture',
  listbox: 'list',
  listitem: 'item',
  menubar: 'menu',
  meter: 'progress',
  progressbar: 'progress',
  radiogroup: 'group',
  rowheader: 'rowheader',
  tablist: 'group',
  treegrid: 'table',
}
const sameWord =
  'banner complementary contentinfo dialog form group heading list main menu navigation region row search table tabpanel toolbar tree'
for (const word of sameWord.split(' ')) roleParts[word] = word

/** What an element is to the structure of the page; empty for a plain box. A role counts before the tag. */
export function partOf(tag: string, role: string | null): string {
  // A button made of a list item is a button, and a table for layout is none.
  return (role ? roleParts[firstWord(role)] : tagParts[tag]) ?? ''
}

function firstWord(role: string): string {
  return role.trim().toLowerCase().split(/\s+/)[0] ?? ''
}
