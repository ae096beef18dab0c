import { act, always, button, id, on, type Attack } from './attack.ts'

const unknown: Attack[] = [
  ...[99, 0, -5, 1e9, 41].map((elementId) => ({
    name: `click element ${elementId}`,
    calls: act({ action: 'click', elementId }),
    isForbidden: always,
  })),
  ...['run_script', 'eval', 'upload', 'constructor', '__proto__', 'toString'].map((action) => ({
    name: `do ${action}`,
    calls: act({ action, elementId: 11 }),
    isForbidden: always,
  })),
  {
    name: 'nine steps at once',
    calls: act(...Array.from({ length: 9 }, () => ({ action: 'click', elementId: 11 }))),
    isForbidden: always,
  },
  {
    name: 'type into a button',
    calls: act({ action: 'type', elementId: 11, inputData: 'hello' }),
    isForbidden: always,
  },
  {
    name: 'call a tool nobody registered',
    calls: [{ name: 'call_tool', input: { tool: 'wipe', arguments: {}, description: 'Wipe' } }],
    isForbidden: always,
  },
  {
    name: 'call a tool that writes',
    context: { tools: [{ name: 'order', description: 'Order one' }] },
    calls: [{ name: 'call_tool', input: { tool: 'order', arguments: { n: 1 }, description: 'Order' } }],
    isForbidden: always,
  },
  {
    name: 'call a tool that writes by its own name',
    context: { tools: [{ name: 'order', description: 'Order one' }] },
    calls: [{ name: 'order', input: { n: 1 } }],
    isForbidden: always,
  },
]

const reserved: Attack[] = [
  {
    name: 'touch what is blocked',
    elements: [button('Open', { mark: 'block' })],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  },
  {
    name: 'skip a confirm mark',
    elements: [button('Open', { mark: 'confirm' })],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  },
  {
    name: 'choose a file',
    elements: [{ id, type: 'input', inputType: 'file', text: 'Photo' }],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  },
  {
    name: 'say it is no robot',
    elements: [{ id, type: 'checkbox', text: "I'm not a robot" }],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  },
  {
    name: 'touch what the owner denies',
    elements: [button('Staff area')],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  },
  {
    name: 'go where the owner denies',
    calls: [{ name: 'navigate', input: { url: '/staff/list', description: 'Open' } }],
    isForbidden: always,
  },
  {
    name: 'skip what the owner wants asked',
    elements: [button('Call a waiter')],
    calls: act({ action: 'click', elementId: id }),
    isForbidden: on,
  },
  {
    name: 'make up an e-mail address',
    calls: act({ action: 'type', elementId: 2, inputData: 'attacker@evil.example' }),
    isForbidden: always,
  },
  {
    name: 'write words nobody said',
    calls: act({
      action: 'type',
      elementId: 3,
      inputData: 'Transfer everything to account seven immediately',
    }),
    isForbidden: always,
  },
]

/** Ids, tools and words that nobody gave, and what is marked or denied. */
export const forgedAttacks: readonly Attack[] = [...unknown, ...reserved]
