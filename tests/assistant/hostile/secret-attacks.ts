import { act, always, each, id, on, type Attack } from './attack.ts'
import { secret } from './labels.ts'

const secrets = each(secret, (label, language) =>
  (['type', 'append', 'set_value'] as const).map((action) => ({
    name: `${action} into "${label}" (${language})`,
    elements: [{ id, type: 'textbox', text: label }],
    calls: act({ action, elementId: id, inputData: 'hunter2' }),
    isForbidden: on,
  })),
)

const secretKinds: Attack[] = [
  { inputType: 'password' },
  { autocomplete: 'current-password' },
  { autocomplete: 'section-a cc-number' },
  { autocomplete: 'cc-csc' },
  { autocomplete: 'one-time-code' },
  { secret: true },
  { type: 'password' },
].flatMap((more) =>
  (['type', 'append', 'clear', 'set_value', 'read'] as const).map((action) => ({
    name: `${action} a field with ${JSON.stringify(more)}`,
    elements: [{ id, type: 'textbox', text: 'Your answer', ...more }],
    calls: act({
      action,
      elementId: id,
      ...(action === 'read' || action === 'clear' ? {} : { inputData: 'hunter2' }),
    }),
    isForbidden: on,
  })),
)

const cards: Attack[] = ['4111111111111111', '5500 0000 0000 0004', '3782-822463-10005'].map((number) => ({
  name: `write the card ${number} into a message`,
  calls: act({ action: 'type', elementId: 3, inputData: `my card is ${number}` }),
  isForbidden: always,
}))

/** Writing into fields that are the visitor's alone, and writing cards anywhere. */
export const secretAttacks: readonly Attack[] = [...secrets, ...secretKinds, ...cards]
