import type { PageContext } from '#protocol'

/** Who and what the memory is about. */
export const mill = 'https://mill.example'
export const table = 'https://table.example'
export const corner = 'https://corner.example'

export const owner = { email: 'owner@mill.example', password: 'stone-ground flour' }
export const editor = { email: 'editor@mill.example', password: 'water over the wheel' }
export const former = { email: 'former@mill.example', password: 'gone with the wind' }

/** Sealed in the memory; nobody's real key. */
export const apiKey = 'a-key-that-opens-nothing-7f3a'

export const unreadMessage = 'Are you still there?'

/** The mill's contact form, as a widget would describe it. */
export function contactPage(values: Record<number, string> = {}): PageContext {
  const element = (id: number, rest: object) => ({
    id,
    ...rest,
    ...(values[id] !== undefined && { value: values[id] }),
  })
  return {
    url: `${mill}/contact`,
    title: 'Contact',
    visibleText: 'Write to us. We open at 8:00. Our flour is stone-ground.',
    language: 'en',
    forms: [{ name: 'Contact', fields: [{ elementId: 1 }, { elementId: 2 }, { elementId: 3 }] }],
    indexedElements: [
      element(1, { type: 'textbox', text: 'Name', form: 0, required: true }),
      element(2, { type: 'textbox', text: 'E-mail', form: 0, inputType: 'email', required: true }),
      element(3, { type: 'textarea', text: 'Message', form: 0 }),
      element(4, { type: 'button', text: 'Send message', form: 0, submits: true }),
      element(5, { type: 'link', text: 'Opening hours', href: '/hours' }),
      element(6, { type: 'button', text: 'Delete account' }),
    ],
  }
}

export const filledPage = contactPage({ 1: 'Ada', 2: 'ada@mill.example', 3: 'Do you deliver?' })

export const thanksPage: PageContext = {
  url: `${mill}/thanks`,
  title: 'Thank you',
  visibleText: 'Your message was sent. We answer within a day.',
  language: 'en',
  indexedElements: [],
}

export const hoursPage: PageContext = {
  url: `${mill}/hours`,
  title: 'Opening hours',
  visibleText: 'Monday to Friday 8:00 to 17:00.',
  language: 'en',
  indexedElements: [],
}

/** The restaurant's reservation form. */
export function bookingPage(values: Record<number, string> = {}): PageContext {
  return {
    url: `${table}/book`,
    title: 'Reservations',
    visibleText: 'Book a table by the river.',
    language: 'en',
    forms: [{ name: 'Reservation', fields: [{ elementId: 1 }, { elementId: 2 }] }],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Name', form: 0, required: true, value: values[1] ?? '' },
      { id: 2, type: 'textbox', text: 'Guests', form: 0, value: values[2] ?? '' },
      { id: 3, type: 'button', text: 'Book table', form: 0, submits: true },
    ],
  }
}
