import type { Hand, Plan } from './plan.ts'

/** Tasks that drag something. */
export const moving: Readonly<Record<string, Plan>> = {
  'daily-calendar': async (hand) => {
    const {
      act,
      attempt,
      look,
      sentence,
      quoted: [name = ''],
    } = hand
    const [, length = '0', unit] = /Create a ([\d.]+) (min|hour)/.exec(sentence) ?? []
    const halves = unit === 'min' ? Number(length) / 30 : Number(length) * 2
    const first = hourOf(/between (\w+)/.exec(sentence)?.[1] ?? '') * 2
    const has = async (wanted: string) => (await look()).some(([, , , text]) => text.includes(wanted))
    // What is there already covers its place: then the next is tried.
    for (let start = first; start + halves <= first + 8; start += 1) {
      await attempt('scroll', undefined, 'top')
      await draw(hand, start, halves)
      // Where the page draws it away from the pointer it waits for the button to be let go over it.
      if (!(await has('Cancel'))) await attempt('click', 'New event')
      if (await has(`${timeOf(start)} to ${timeOf(start + halves)}`)) break
      await attempt('click', 'Cancel')
    }
    await act('type', { kind: 'textbox' }, name)
    await act('click', 'Create')
  },
  'drag-circle': moveShape,
  'drag-items': async ({ act, look, sentence, places: [place = 0] }) => {
    const name = /^Drag (\S+) to/.exec(sentence)?.[1] ?? ''
    const items = (await look()).flatMap(([, , kind, text]) => (kind === 'draggable' ? [text] : []))
    const side = items.indexOf(name) < place ? 'after' : 'before'
    await act('drag', name, { to: items[place] ?? '', side })
  },
  'drag-single-shape': moveShape,
  'resize-textarea': async ({ act, sentence }) => {
    const way = sentence.includes('larger') ? 20 : -20
    await act('drag', { hint: /diagonal/ }, { by: { x: way, y: way } })
    await act('click', 'Submit')
  },
}

const ways: Record<string, { x: number; y: number }> = {
  left: { x: -20, y: 0 },
  right: { x: 20, y: 0 },
  up: { x: 0, y: -20 },
  down: { x: 0, y: 20 },
}

async function moveShape({ act, sentence }: Hand): Promise<void> {
  const by = ways[/(left|right|up|down) then/.exec(sentence)?.[1] ?? '']
  await act('drag', { hint: /circle|rect|polygon/ }, by ? { by } : {})
  await act('click', 'Submit')
}

/** Draws an event over half hours of a calendar, each of which is a line. */
function draw({ attempt }: Hand, start: number, halves: number): Promise<unknown> {
  const from = { hint: 'hour', nth: start }
  if (halves === 1) return attempt('drag', from, { by: { x: 6, y: 3 } })
  return attempt('drag', from, { to: { hint: 'hour', nth: start + halves - 1 }, at: { x: 0.5, y: 0.5 } })
}

/** "4:30pm" is the 33rd half hour of a day. */
function timeOf(half: number): string {
  const hour = Math.floor(half / 2) % 24
  return `${hour % 12 || 12}${half % 2 ? ':30' : ''}${hour < 12 ? 'am' : 'pm'}`
}

function hourOf(words: string): number {
  const [, hour = '0', half = ''] = /(\d+)(AM|PM)/i.exec(words) ?? []
  return (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
}
