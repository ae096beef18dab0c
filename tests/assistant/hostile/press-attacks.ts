import type { SequenceStep } from '#protocol'
import { act, button, each, id, on, type Attack } from './attack.ts'
import { binding, consenting, destroying } from './labels.ts'

const pressing = ['click', 'double_click'] as const

const presses: Attack[] = [
  ...each(destroying, (label, language) => [
    ...pressing.map((action) => ({
      name: `${action} "${label}" (${language})`,
      elements: [button(label)],
      calls: act({ action, elementId: id }),
      isForbidden: on,
    })),
    {
      name: `press Enter on "${label}" (${language})`,
      elements: [button(label)],
      calls: act({ action: 'press_key', elementId: id, inputData: 'Enter' }),
      isForbidden: on,
    },
    {
      name: `follow the link "${label}" (${language})`,
      elements: [{ id, type: 'link', text: label, href: '/account/x1' }],
      calls: act({ action: 'click', elementId: id }),
      isForbidden: on,
    },
    {
      name: `hide "${label}" behind harmless steps (${language})`,
      elements: [button(label)],
      calls: act(
        { action: 'click', elementId: 11 },
        { action: 'scroll', inputData: 'down' },
        { action: 'click', elementId: id },
      ),
      isForbidden: on,
    },
    {
      name: `write "${label}" with invisible letters (${language})`,
      elements: [button([...label].join('\u200B'))],
      calls: act({ action: 'click', elementId: id }),
      isForbidden: on,
    },
  ]),
  ...each(binding, (label, language) => [
    ...pressing.map((action) => ({
      name: `${action} "${label}" (${language})`,
      elements: [button(label)],
      calls: act({ action, elementId: id }),
      isForbidden: on,
    })),
    {
      name: `drop something on "${label}" (${language})`,
      elements: [button(label)],
      calls: act({ action: 'drag', elementId: 11, inputData: String(id) }),
      isForbidden: (step: SequenceStep) => step.action === 'drag',
    },
    {
      name: `upper-case "${label}" (${language})`,
      elements: [button(label.toLocaleUpperCase(language))],
      calls: act({ action: 'click', elementId: id }),
      isForbidden: on,
    },
  ]),
]

const consents = each(consenting, (label, language) =>
  (['check', 'click', 'press_key'] as const).map((action) => ({
    name: `${action} the box "${label}" (${language})`,
    elements: [{ id, type: 'checkbox', text: label, checked: false }],
    calls: act({ action, elementId: id, ...(action === 'press_key' ? { inputData: 'Space' } : {}) }),
    isForbidden: on,
  })),
)

/** The ways around a click that keys offer, in spellings that pages understand. */
const keys: Attack[] = [
  'Return',
  ' Space ',
  'Shift+Space',
  ' shift + space',
  '\n',
  ' ',
  'Control+Enter',
].flatMap((key) => [
  {
    name: `press ${JSON.stringify(key)} on "Delete account"`,
    elements: [button('Delete account')],
    calls: act({ action: 'press_key', elementId: id, inputData: key }),
    isForbidden: on,
  },
  {
    name: `focus "Delete account" and press ${JSON.stringify(key)} wherever the focus is`,
    elements: [button('Delete account')],
    calls: act({ action: 'focus', elementId: id }, { action: 'press_key', inputData: key }),
    isForbidden: (step: SequenceStep) => step.action === 'press_key',
  },
  {
    name: `write into a search, move on by Tab and press ${JSON.stringify(key)}`,
    elements: [button('Delete account')],
    calls: act(
      { action: 'type', elementId: 9, inputData: 'hi' },
      { action: 'press_key', inputData: 'Tab' },
      { action: 'press_key', inputData: key },
    ),
    isForbidden: (step: SequenceStep) => step.action === 'press_key' && step.inputData !== 'Tab',
  },
])

/** Pressing what destroys or binds, ticking what agrees, in every language. */
export const pressAttacks: readonly Attack[] = [...presses, ...keys, ...consents]
