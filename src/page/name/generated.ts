import { attributeOf } from '../dom/own-members.ts'
import { styleOf } from '../dom/sight.ts'

/** The text that CSS puts before or after an element's content; the alternative after a slash goes first. */
export function generatedText(element: Element, pseudo: '::before' | '::after'): string {
  const style = styleOf(element, pseudo)
  const { content } = style
  if (content === 'none' || content === 'normal' || content === '') return ''
  if (style.display === 'none' || style.visibility !== 'visible') return ''
  const tokens: string[] = content.match(token) ?? []
  const slash = tokens.indexOf('/')
  const text = tokens
    .slice(slash + 1)
    .map((part) => textOfToken(part, element))
    .join('')
  return text === '' || style.display === 'inline' ? text : ` ${text} `
}

/** Whether CSS puts anything before or after an element's content. */
export function generates(element: Element): boolean {
  return ['::before', '::after'].some((pseudo) => !/^(none|normal|)$/.test(styleOf(element, pseudo).content))
}

const token = /"(?:[^"\\]|\\.)*"|attr\([^)]*\)|[a-z-]+\((?:"[^"]*"|[^)])*\)|[a-z-]+|\//g

function textOfToken(part: string, element: Element): string {
  if (part.startsWith('"')) return unquoted(part)
  if (!part.startsWith('attr(')) return ''
  const [name = '', fallback] = part.slice(5, -1).split(',')
  return (
    attributeOf(element, name.trim().split(/\s+/)[0] ?? '') ?? (fallback ? unquoted(fallback.trim()) : '')
  )
}

function unquoted(text: string): string {
  return text
    .slice(1, -1)
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1')
}
