import { attributeOf, hasAttribute } from '../dom/own-members.ts'

/** What icons of meaning are called, by the sign that stands for them. */
const signs: readonly (readonly [RegExp, string])[] = [
  [
    /^(check|checked|checkmark|tick|ok|done|success|yes|check(-|_)?(circle|lg|square|bold|all|fill)\S*|task_alt)$/,
    '✓',
  ],
  [
    /^(x|xmark|times|close|cross|remove|no|cancel|ban|x-(lg|circle|square)\S*|(times|close|cross)-(circle|thick|octagon)\S*|xmark-(circle|large)|not_interested)$/,
    '✗',
  ],
  [/^(star|star-fill\S*|star-full|star_rate|grade)$/, '★'],
  [/^(star-(o|outline\S*|empty|border)|star_(border|outline)\S*|empty-star)$/, '☆'],
  [/^star(-|_)half\S*$/, '⯪'],
]
/** The same drawing is filled or not by the style of its font. */
const outlined = /(^|\s)(far|fa-regular|bi-star)(\s|$)/
const prefix =
  /^(fa[srlbd]?|bi|mdi|ti|ri|bxs?|la|pi|ph|icons?|glyphicon|lucide|feather|anticon|el-icon|octicon|codicon|uil|tabler-icon|ui-icon|svg|i)[-_]/

/** The sign for an icon that says something by itself: ✓, ✗ or a star; empty for every other. */
export function signOf(icon: Element): string {
  if (hasAttribute(icon, 'aria-label') || hasAttribute(icon, 'title')) return ''
  const classes = attributeOf(icon, 'class') ?? ''
  const named = [
    attributeOf(icon, 'data-icon'),
    attributeOf(icon, 'data-lucide'),
    /^(\w+)Icon$/.exec(attributeOf(icon, 'data-testid') ?? '')?.[1],
    icon.firstElementChild && /#([\w-]+)$/.exec(attributeOf(icon.firstElementChild, 'href') ?? '')?.[1],
    ...classes.split(/\s+/),
  ]
  for (const name of named) {
    const word = (name ?? '')
      .replace(prefix, '')
      .replace(/-icon$/, '')
      .toLowerCase()
    const sign = word && signs.find(([pattern]) => pattern.test(word))?.[1]
    if (sign) return sign === '★' && outlined.test(classes) ? '☆' : sign
  }
  return ''
}

/** Whether its letters are drawn as icons: by a font that knows whole words, or one that has a drawing for each letter. */
export function isLigature(element: Element): boolean {
  const classes = attributeOf(element, 'class')
  if (classes === null) return false
  return (
    /(^|\s)material-(icons|symbols)/.test(classes) ||
    (/^(i|em|span)$/.test(element.localName) &&
      /icon/i.test(classes) &&
      element.textContent?.trim().length === 1)
  )
}

/** The sign for such a word; empty for one that says nothing by itself. */
export function signOfWord(word: string): string {
  return signs.find(([pattern]) => pattern.test(word.trim().toLowerCase()))?.[1] ?? ''
}

const stars = /[★☆⯪](\s?[★☆⯪])+/g
const words: Record<string, string> = { '✓': 'yes', '✗': 'no' }

/** Signs as words: ✓ and ✗ as yes and no, a row of stars as how many of how many. */
export function signsAsWords(text: string): string {
  if (!/[✓✔☑✅✗✘✕✖☒❌★☆⯪]/.test(text)) return text
  return text
    .replace(stars, (row) => {
      const all = row.replace(/\s/g, '')
      const full = all.replace(/[^★]/g, '').length + all.replace(/[^⯪]/g, '').length / 2
      return `${full} of ${all.length} stars`
    })
    .replace(/[✔☑✅]\ufe0f?/g, '✓')
    .replace(/[✘✕✖☒❌]\ufe0f?/g, '✗')
    .replace(/[✓✗](?=(.?))/g, (sign, next: string) => words[sign] + (/[\p{L}\p{N}]/u.test(next) ? ' ' : ''))
}
