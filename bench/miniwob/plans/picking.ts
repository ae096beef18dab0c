import type { Hand, Plan } from './plan.ts'

/** Tasks that choose a date, an option or a value. */
export const picking: Readonly<Record<string, Plan>> = {
  'book-flight': async (hand) => {
    const { act, look, sentence } = hand
    const [, wish, from = '', to = '', date = ''] =
      /the (\w+) one-way flight from: (.+) to: (.+) on (\S+?)\.?$/.exec(sentence) ?? []
    for (const [field, airport] of [
      [/^From/, from],
      [/^To/, to],
    ] as const) {
      await act('type', field, airport)
      await act('click', {
        name: new RegExp(airport.replace(/[()]/g, '\\$&')),
        kind: /clickable|menuitem|option/,
      })
    }
    await act('click', { kind: 'textbox', nth: 2 })
    await pickDay(hand, date)
    await act('click', 'Search')
    const lines = await look()
    const flights = lines.flatMap(([, id, , text], place) => {
      const price = id > 0 ? /^\$(\d+)$/.exec(text.replace(/^.*\s/, '')) : null
      const before = lines.slice(0, place).findLast(([, , , words]) => /\d+h \d+m/.test(words))?.[3] ?? ''
      const [, hours, minutes] = /(\d+)h (\d+)m/.exec(before) ?? []
      return price ? [{ text, price: Number(price[1]), minutes: Number(hours) * 60 + Number(minutes) }] : []
    })
    const measure = wish === 'cheapest' ? 'price' : 'minutes'
    const [best] = flights.sort((a, b) => a[measure] - b[measure])
    await act('click', best?.text ?? '')
  },
  'choose-date-easy': chooseDate,
  'choose-date-nodelay': chooseDate,
  'click-checkboxes-large': tickNamed,
  'click-checkboxes-transfer': tickNamed,
  'click-scroll-list': async ({ act, sentence }) => {
    const values = /^Select (.+) from the scroll list/.exec(sentence)?.[1]?.split(', ') ?? []
    await act('select', { kind: /select|listbox/ }, { values })
    await act('click', 'Submit')
  },
  'enter-date': async ({ act, sentence }) => {
    const [month, day, year] = dateIn(sentence)
    await act('set_value', { kind: 'date' }, `${year}-${month}-${day}`)
    await act('click', 'Submit')
  },
  'use-autocomplete': async ({ act, look, sentence }) => {
    const [, start = ''] = /starts with "(.+?)"/.exec(sentence) ?? []
    const [, end = ''] = /ends with "(.+?)"/.exec(sentence) ?? []
    await act('type', { kind: /textbox|combobox/ }, start)
    const found = (await look()).find(
      ([, id, kind, text]) =>
        id > 0 && !/textbox|combobox/.test(kind) && text.startsWith(start) && text.endsWith(end),
    )
    await act('click', { name: found?.[3] ?? '', kind: /clickable|menuitem|option/ })
    await act('click', 'Submit')
  },
  'use-slider': async ({ act, look, sentence }) => {
    const handle = { kind: 'draggable' }
    const wanted = Number(/Select (-?\d+)/.exec(sentence)?.[1])
    for (let away = NaN; away !== 0;) {
      const now = (await look()).find(([, , kind]) => kind === 'draggable')?.[3]
      away = wanted - Number(now)
      const times = Math.min(20, Math.abs(away))
      if (times > 0)
        await act('press_key', handle, { inputData: away > 0 ? 'ArrowRight' : 'ArrowLeft', times })
    }
    await act('click', 'Submit')
  },
  'use-spinner': async ({ act, sentence }) => {
    const wanted = Number(/Select (-?\d+)/.exec(sentence)?.[1])
    await act('click', { hint: 'triangle', nth: wanted > 0 ? 0 : 1 }, { times: Math.abs(wanted) })
    await act('click', 'Submit')
  },
}

async function tickNamed({ act, sentence }: Hand): Promise<void> {
  const names = /^Select (.+) and click Submit/.exec(sentence)?.[1]?.split(', ') ?? []
  for (const name of names) if (name !== 'nothing') await act('check', name)
  await act('click', 'Submit')
}

async function chooseDate(hand: Hand): Promise<void> {
  await hand.act('click', { kind: 'textbox' })
  await pickDay(hand, dateIn(hand.sentence).join('/'))
  await hand.act('click', 'Submit')
}

const months = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** Leafs through an open calendar to the month of a date, and presses its day. */
async function pickDay({ act, look }: Hand, date: string): Promise<void> {
  const [month = 1, day = 1, year = 0] = date.split('/').map(Number)
  for (let leafed = 0; leafed < 24; leafed += 1) {
    const words = (await look()).map(([, , , text]) => text).join(' ')
    const [, name = '', shown] = new RegExp(`(${months.join('|')}) (\\d{4})`).exec(words) ?? []
    const away = (year - Number(shown)) * 12 + month - 1 - months.indexOf(name)
    if (away === 0) break
    await act('click', away < 0 ? 'Prev' : 'Next')
  }
  await act('click', { name: String(day), kind: /link|clickable|cell/ })
}

function dateIn(sentence: string): string[] {
  return /(\d+)\/(\d+)\/(\d+)/.exec(sentence)?.slice(1) ?? []
}
