/** A piece of text inside a paragraph. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'em' | 'del'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }

interface Rule {
  readonly pattern: RegExp
  /** `open`: the text is still arriving, so what began and has not ended is taken as ending here. */
  make(match: RegExpExecArray, open: boolean, depth: number): Inline
  readonly onlyOpen?: boolean
}

const deepest = 8
const spans = (text: string | undefined, open: boolean, depth: number) =>
  parseInline(text ?? '', open, depth + 1)

/** Tried at each position, in this order. Sticky patterns, each bounded, so that no text is read twice over. */
const rules: readonly Rule[] = [
  { pattern: /\\([\\`*_{}[\]()#+\-.!~|>])/y, make: ([, text = '']) => ({ type: 'text', text }) },
  {
    pattern: /(`{1,3})((?:(?!\1)[^\n]){1,2000})\1/y,
    make: ([, , text = '']) => ({ type: 'code', text: text.trim() }),
  },
  { pattern: /`([^`\n]*)$/y, onlyOpen: true, make: ([, text = '']) => ({ type: 'code', text }) },
  {
    pattern: /!?\[([^[\]\n]{0,500})\]\(\s*<?([^\s()<>]{1,2048}(?:\([^\s()<>]*\))?)>?(?:\s+"[^"\n]*")?\s*\)/y,
    make: ([, text, url = ''], open, depth) => ({
      type: 'link',
      url,
      children: spans(text || url, open, depth),
    }),
  },
  {
    pattern: /!?\[([^[\]\n]{0,500})(?:\](?:\([^\s)]*)?)?$/y,
    onlyOpen: true,
    make: ([, text = '']) => ({ type: 'text', text }),
  },
  {
    pattern: /<((?:https?:\/\/|mailto:)[^\s<>]{1,2048})>/y,
    make: ([, url = '']) => ({
      type: 'link',
      url,
      children: [{ type: 'text', text: url.replace(/^mailto:/, '') }],
    }),
  },
  {
    pattern: /https?:\/\/[^\s<>"'`]{1,2040}[^\s<>"'`.,;:!?)\]*_]/y,
    make: ([url]) => ({ type: 'link', url, children: [{ type: 'text', text: url }] }),
  },
  {
    pattern: /(\*\*|__)(?=\S)((?:(?!\1)[^\n]|\n(?!\n)){1,2000}?\S?)\1(?!\w)/y,
    make: ([, , text], open, depth) => ({ type: 'strong', children: spans(text, open, depth) }),
  },
  {
    pattern: /(?:\*\*|__)(?=\S)([^\n]*)$/y,
    onlyOpen: true,
    make: ([, text], open, depth) => ({ type: 'strong', children: spans(text, open, depth) }),
  },
  {
    pattern: /\*(?=[^\s*])([^*\n]{1,1000})\*/y,
    make: ([, text], open, depth) => ({ type: 'em', children: spans(text, open, depth) }),
  },
  {
    pattern: /_(?=[^\s_])([^_\n]{1,1000})_(?!\w)/y,
    make: ([, text], open, depth) => ({ type: 'em', children: spans(text, open, depth) }),
  },
  {
    pattern: /~~(?=\S)([^~\n]{1,1000})~~/y,
    make: ([, text], open, depth) => ({ type: 'del', children: spans(text, open, depth) }),
  },
  { pattern: /(?: {2,}|\\)?\n/y, make: () => ({ type: 'break' }) },
  // Marks that may yet become something.
  { pattern: /[*_~`]{1,3}$/y, onlyOpen: true, make: () => ({ type: 'text', text: '' }) },
]

/** Reads the spans of one paragraph. There is no HTML: a `<` is a `<`. */
export function parseInline(text: string, open = false, depth = 0): Inline[] {
  if (depth > deepest) return [{ type: 'text', text }]
  const found: Inline[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const hit = isMark(text, at) ? match(text, at, open) : undefined
    if (!hit) {
      plain += text[at++]
      continue
    }
    if (plain) found.push({ type: 'text', text: plain })
    plain = ''
    found.push(hit.rule.make(hit.match, open && hit.end === text.length, depth))
    at = hit.end
  }
  if (plain) found.push({ type: 'text', text: plain })
  return found
}

function match(text: string, at: number, open: boolean) {
  // `snake_case` is a word, not emphasis.
  if (text[at] === '_' && /\w/.test(text[at - 1] ?? '')) return undefined
  for (const rule of rules) {
    if (rule.onlyOpen && !open) continue
    rule.pattern.lastIndex = at
    const match = rule.pattern.exec(text)
    if (match && match[0].length > 0) return { rule, match, end: at + match[0].length }
  }
  return undefined
}

function isMark(text: string, at: number): boolean {
  const letter = text[at] as string
  if (letter === 'h') return text.startsWith('http', at) && !/\w/.test(text[at - 1] ?? '')
  // A run of spaces is looked at once, from its beginning: it may end in a line break.
  if (letter === ' ') return text[at - 1] !== ' '
  return '\\`![<*_~\n'.includes(letter)
}
