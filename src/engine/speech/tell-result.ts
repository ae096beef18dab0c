import { limits } from '#protocol'
import { inWords } from '../fill/tools/site-tool.ts'

/** What a tool of the site answered, as somebody reads it: words as they are, data as names with their values. */
export function tellResult(text: string): string {
  return told(parsed(text.trim())).slice(0, limits.blockTextCharacters * 4)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text // words, not JSON
  }
}

function told(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    const lines = value.slice(0, limits.blockItems).map((one: unknown) => inLine(one))
    return value.some((one) => typeof one === 'object')
      ? lines.map((line) => `- ${line}`).join('\n')
      : lines.join(', ')
  }
  return Object.entries(value)
    .map(([name, one]) => {
      const inside = told(one)
      return `${inWords(name)}: ${inside.startsWith('- ') ? `\n${inside}` : inLine(one)}`
    })
    .join('\n')
}

function inLine(value: unknown): string {
  return told(value).replaceAll('\n', ', ')
}
