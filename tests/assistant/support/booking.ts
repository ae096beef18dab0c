import type { PageContext } from '#protocol'
import type { ModelReply, SeenRequest } from './model-server.ts'

/** A restaurant's site of three pages, as a widget would describe it. */
export const pages = {
  home: {
    url: 'http://table.test/',
    title: 'The Long Table',
    visibleText: 'A small restaurant by the river.',
    language: 'en',
    indexedElements: [{ id: 1, type: 'link', text: 'Reservations', href: '/book' }],
  },
  book: form({}),
  filled: form({ 1: 'Ada Lovelace', 2: '4 people', 3: '2026-12-01' }),
  thanks: {
    url: 'http://table.test/thanks',
    title: 'Thank you',
    visibleText: 'Your table for 4 on 1 December is booked, Ada Lovelace.',
    language: 'en',
    indexedElements: [],
  },
} satisfies Record<string, PageContext>

export const wish = 'Book a table for four on 2026-12-01. My name is Ada Lovelace.'

function form(values: Record<number, string>): PageContext {
  return {
    url: 'http://table.test/book',
    title: 'Reservations',
    language: 'en',
    forms: [{ name: 'Reservation', fields: [1, 2, 3].map((elementId) => ({ elementId })) }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Name', form: 0, required: true, value: values[1] ?? '' },
      {
        id: 2,
        type: 'select',
        text: 'Guests',
        form: 0,
        options: ['2 people', '4 people'],
        value: values[2] ?? '',
      },
      { id: 3, type: 'date', text: 'Date', form: 0, required: true, value: values[3] ?? '' },
      { id: 4, type: 'button', text: 'Book table', form: 0, submits: true },
    ],
  }
}

/** A model that knows the way: what it does depends on the page it is shown, as with a real one. */
export function bookingModel(interrupt: { lastPage: boolean }) {
  return ({ body }: SeenRequest): ModelReply => {
    const shown = JSON.stringify(((body.messages ?? body.contents) as unknown[]).at(-1))
    if (shown.includes('Title: The Long Table'))
      return {
        text: 'I will open the reservations.',
        calls: [{ name: 'navigate', input: { url: '/book', description: 'Open the reservations' } }],
      }
    if (shown.includes('Title: Reservations'))
      return {
        calls: [
          {
            name: 'page_act',
            input: {
              steps: [
                { action: 'type', elementId: 1, inputData: 'Ada Lovelace', description: 'Write your name' },
                { action: 'select', elementId: 2, inputData: '4 people', description: 'Choose four guests' },
                { action: 'set_value', elementId: 3, inputData: '2026-12-01', description: 'Choose the day' },
                { action: 'click', elementId: 4, description: 'Book the table' },
              ],
            },
          },
        ],
      }
    const text = 'It worked: the page says that your table is booked. '
    if (interrupt.lastPage) return { text, stall: 'after-text' }
    return {
      text,
      calls: [
        { name: 'finish', input: { summary: 'Table booked', message: 'Your table for four is booked.' } },
      ],
    }
  }
}
