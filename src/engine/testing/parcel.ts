import type { PageContext } from '#protocol'

/** A form for what is told in one breath, and a link beside it. */
export const parcel: PageContext = {
  url: 'https://post.example/',
  title: 'Parcels',
  forms: [{ name: 'Collection' }],
  indexedElements: [
    { id: 1, type: 'textbox', text: 'Your name', form: 0, value: '' },
    { id: 2, type: 'textbox', text: 'E-mail', inputType: 'email', form: 0, value: '' },
    { id: 3, type: 'textbox', text: 'Day', inputType: 'date', form: 0, value: '' },
    { id: 4, type: 'textbox', text: 'Number of parcels', inputType: 'number', form: 0, value: '' },
    { id: 5, type: 'select', text: 'Speed', form: 0, options: ['normal', 'express'], value: 'normal' },
    { id: 6, type: 'button', text: 'Order', form: 0, submits: true },
    { id: 7, type: 'link', text: 'Opening hours', href: '/hours' },
  ],
}
