import type { Line } from '#protocol'
import type { Hand, Plan } from './plan.ts'

/** Tasks that read something and write it. */
export const filling: Readonly<Record<string, Plan>> = {
  'copy-paste': async (hand) => {
    const boxes = (await hand.look()).filter(([, , kind]) => kind === 'textbox')
    const from = boxes.findIndex(([, , , , state]) => state?.value)
    await write(hand, boxes[from]?.[4]?.value ?? '', 1 - from)
  },
  'enter-text': (hand) => write(hand, hand.quoted[0] ?? ''),
  'enter-text-dynamic': (hand) => write(hand, hand.quoted[0] ?? ''),
  'find-word': async (hand) => {
    const lines = await hand.look()
    const field = lines.findIndex(([, , kind]) => kind === 'textbox')
    const before = lines.slice(0, field).findLast(([, , , text]) => text !== '' && text !== hand.sentence)
    // A short paragraph before a field without a label is taken for one.
    const text = before?.[3] ?? lines[field]?.[3] ?? ''
    const word = text.split(' ')[hand.places[0] ?? 0] ?? ''
    await write(hand, word.replace(/[.,]$/, ''))
  },
  'form-sequence-2': async ({ act, quoted: [number = ''], places: [radio = 0, box = 0] }) => {
    await act('check', { kind: 'radio', nth: radio })
    await act('type', { kind: 'textbox', nth: box }, number)
    await act('click', 'Submit')
  },
  'multi-orderings': async ({ act, sentence }) => {
    const [, genre = '', director = '', year = ''] =
      /for (.+) movies directed by (.+) from year (\d+)/.exec(sentence) ?? []
    await act('type', 'Genre', genre)
    await act('type', 'Director', director)
    await act('type', 'Year', year)
    await act('click', 'Submit')
  },
  'read-table': async (hand) => {
    const head = /value of (.+) into/.exec(hand.sentence)?.[1]
    const lines = await hand.look()
    const place = lines.findIndex(([, , , text]) => text === head)
    await write(hand, lines[place + 1]?.[3] ?? '')
  },
  'scroll-text': async (hand) => {
    const from = (await hand.look()).find(([, , kind]) => kind === 'textbox')
    const words = (from?.[4]?.value ?? '').trim().split(/\s+/)
    await write(hand, (words.at(-1) ?? '').replace(/[.,]$/, ''), 1)
  },
  'simple-arithmetic': async (hand) => {
    const [, left = 0, sign = '+', right = 0] = problemIn(await hand.look()) ?? []
    await write(hand, String(reckon[sign]?.(Number(left), Number(right))))
  },
}

const reckon: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  x: (left, right) => left * right,
}

function problemIn(lines: readonly Line[]): RegExpExecArray | undefined {
  return (
    lines.map(([, , , text]) => /(\d+) ([-+x]) (\d+) =/.exec(text)).find((found) => found !== null) ??
    undefined
  )
}

async function write({ act }: Hand, words: string, nth = 0): Promise<void> {
  await act('type', { kind: 'textbox', nth }, words)
  await act('click', 'Submit')
}
