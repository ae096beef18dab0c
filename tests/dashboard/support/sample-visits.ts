import type { Visit } from './past-visitor.ts'

const text =
  'Lumen lamps. Lamps for quiet rooms. Delivery takes three days and is free from 50 euro. Returns are free for 30 days. Our workshop in Ghent is open from Tuesday to Saturday, 10 am to 6 pm. Every lamp has a warranty of five years.'

const contactForm = {
  visibleText: text,
  indexedElements: [
    { id: 1, type: 'link', text: 'Delivery and returns', parent: 'Navigation' },
    { id: 2, type: 'link', text: 'Contact', parent: 'Navigation' },
    { id: 3, type: 'input', text: 'Name', parent: 'Contact form', required: true },
    { id: 4, type: 'input', text: 'E-mail', parent: 'Contact form', required: true },
    { id: 5, type: 'textarea', text: 'Message', parent: 'Contact form', required: true },
    { id: 6, type: 'button', text: 'Send message', parent: 'Contact form' },
  ],
  forms: [
    {
      name: 'Contact form',
      fields: [
        { elementId: 3, name: 'name', type: 'text', required: true, label: 'Name' },
        { elementId: 4, name: 'email', type: 'email', required: true, label: 'E-mail' },
        { elementId: 5, name: 'message', type: 'textarea', required: true, label: 'Message' },
      ],
    },
  ],
}

/** Conversations of a plausible week, oldest first: how many days ago, and what happened. */
export const sampleVisits: readonly { readonly daysAgo: number; readonly visit: Visit }[] = [
  { daysAgo: 6, visit: { says: ['How long does delivery take?'], page: contactForm } },
  { daysAgo: 5, visit: { says: ['Do you have gift cards?', 'Is delivery free?'], page: contactForm } },
  { daysAgo: 5, visit: { says: ['When is the workshop open?'], page: contactForm } },
  {
    daysAgo: 4,
    visit: { says: ['click Delivery and returns', 'How long is the warranty?'], page: contactForm },
  },
  { daysAgo: 3, visit: { says: ['Can I pay with cryptocurrency?'], page: contactForm } },
  { daysAgo: 3, visit: { says: ['Are returns free?', 'thanks'], page: contactForm } },
  {
    daysAgo: 2,
    visit: {
      says: ['click Contact'],
      page: contactForm,
      visitor: { name: 'Grace', email: 'grace@example.org' },
    },
  },
  {
    daysAgo: 1,
    visit: { says: ['Which bulb fits the smallest lamp of the autumn catalogue?'], page: contactForm },
  },
  {
    daysAgo: 1,
    visit: {
      says: ['How long does delivery take?', 'Is there a warranty?', 'click Contact'],
      page: contactForm,
    },
  },
  {
    daysAgo: 0,
    visit: {
      says: ['type Ada Lovelace into Name and ada@example.org into E-mail', 'click Send message'],
      page: contactForm,
      visitor: { name: 'Ada Lovelace', email: 'ada@example.org' },
    },
  },
]
