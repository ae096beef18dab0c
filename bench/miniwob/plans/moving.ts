import type { Hand, Plan } from './plan.ts'

/** Tasks that drag something. */
export const moving: Readonly<Record<string, Plan>> = {
  'daily-calendar': async ({ act, attempt, look, sentence, quoted: [name = ''] }) => {
    const [, length = '0', unit] = /Create a ([\d.]+) (min|hour)/.exec(sentence) ?? []
    const halves = unit === 'min' ? Number(length) / 30 : Number(length) * 2
    const first = hourOf(/between (\w+)/.exec(sentence)?.[1] ?? '') * 2
    const slots = (await look()).flatMap(([, id, , , state]) =>
      id > 0 && state?.hint === 'hour' ? [id] : [],
    )
    // What is there already covers its place: then the next is tried.
    for (let start = first; start + halves <= first + 8; start += 1) {
      const from = { hint: 'hour', nth: start }
      const goal = { to: { hint: 'hour', nth: start + halves - 1 } }
      if (slots.length === 0) return
      await attempt('drag', from, halves === 1 ? { by: { x: 6, y: 3 } } : goal)
      if ((await look()).some(([, , kind]) => kind === 'textbox')) break
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

function hourOf(words: string): number {
  const [, hour = '0', half = ''] = /(\d+)(AM|PM)/i.exec(words) ?? []
  return (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
}
