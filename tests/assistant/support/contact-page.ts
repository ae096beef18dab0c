import type { PageContext } from '#protocol'

/** A contact form, a shop's buttons and everything one must not touch. */
export function contactPage(values: Record<number, string> = {}): PageContext {
  const page: PageContext = {
    url: 'https://mill.example/contact',
    title: 'Contact',
    visibleText: 'Write to us. We open at 8:00. Our flour is stone-ground.',
    language: 'en',
    forms: [
      { name: 'Contact', fields: [{ elementId: 1 }, { elementId: 2 }, { elementId: 3 }] },
      { search: true },
    ],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Name', form: 0, required: true },
      { id: 2, type: 'textbox', text: 'E-mail', form: 0, inputType: 'email', required: true },
      { id: 3, type: 'textarea', text: 'Message', form: 0 },
      { id: 4, type: 'button', text: 'Send message', form: 0, submits: true },
      { id: 5, type: 'link', text: 'Opening hours', href: '/hours' },
      { id: 6, type: 'button', text: 'Delete account' },
      { id: 7, type: 'textbox', text: 'Password', inputType: 'password', secret: true },
      { id: 8, type: 'checkbox', text: 'I agree to the terms and conditions', form: 0 },
      { id: 9, type: 'textbox', text: 'Search', form: 1, inputType: 'search' },
      { id: 10, type: 'select', text: 'Topic', form: 0, options: ['Order', 'Press', 'Other'] },
      { id: 11, type: 'button', text: 'Show more' },
      { id: 12, type: 'link', text: 'Partner site', href: 'https://elsewhere.example/x' },
    ],
  }
  for (const element of page.indexedElements ?? [])
    if (values[element.id] !== undefined) element.value = values[element.id]
  return page
}
