import type { Plan } from './plan.ts'

/** Tasks that mark or draw something. */
export const drawing: Readonly<Record<string, Plan>> = {
  'highlight-text-2': async ({ act, look, sentence, places: [place = 0] }) => {
    const paragraphs = (await look()).filter(([, id, , text]) => id === 0 && text !== '' && text !== sentence)
    await act('select_text', undefined, paragraphs[place]?.[3] ?? '')
    await act('click', 'Submit')
  },
  'number-checkboxes': async ({ act, quoted: [number = '0'] }) => {
    const rows = digits[Number(number)] ?? ''
    for (const [row, bits] of [...rows].entries())
      for (const column of [0, 1, 2, 3])
        if (parseInt(bits, 16) & (8 >> column))
          await act('check', { kind: 'checkbox', nth: row * 4 + column })
    await act('click', 'Submit')
  },
  'text-editor': async ({ act, sentence }) => {
    const part = /give the text (\S+)/.exec(sentence)?.[1]?.replace(/ the.*/, '') ?? ''
    const style = /the style (\w+)/.exec(sentence)?.[1] ?? ''
    await act('select_text', { kind: 'editor' }, part)
    await act('click', { kind: 'button', hint: styles[style] ?? '' })
    await act('click', 'Submit')
  },
}

const styles: Record<string, string> = { bold: 'bold', italics: 'italic', underlined: 'underline' }

/** How the digits look in boxes, seven rows of four: a hexadecimal digit a row. */
const digits = [
  '6999996',
  '2622222',
  '699248f',
  '6916196',
  '8aaf222',
  'f88e196',
  '698e996',
  'f912244',
  '6996996',
  '6997196',
]
