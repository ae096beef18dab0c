import type { Line, LineState } from '#protocol'
import type { Scene } from './stage.ts'

/** What is the same on every page, or differs with the machine's fonts. */
const quiet: ReadonlySet<string> = new Set([
  'seal',
  'box',
  'href',
  'form',
  'inputType',
  'immediate',
] satisfies (keyof LineState)[])

/** An outline as text, one line each, indented, with the state that tests speak of. */
export async function outlineOf(scene: Scene, about = ''): Promise<string[]> {
  const { outline } = await scene.snapshot({ about })
  return outline.lines.map(textOf)
}

function textOf([depth, , kind, text, state = {}]: Line): string {
  const known = Object.entries(state)
    .filter(([key]) => !quiet.has(key))
    .map(([key, value]) => (value === true ? key : `${key}=${plain(value)}`))
    .sort((a, b) => order(a) - order(b))
  return '  '.repeat(depth) + [kind, text, ...known].filter(Boolean).join(' ')
}

function plain(value: unknown): string {
  return typeof value === 'string' && !value.includes(' ') ? value : JSON.stringify(value)
}

/** Values before flags, so that a line reads alike however it was made. */
function order(word: string): number {
  return word.includes('=') ? (word.startsWith('value') ? 0 : 1) : 2
}
