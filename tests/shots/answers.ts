import { scripted } from '../widget/support/actor-script.ts'
import { sampleBlocks } from '../widget/support/sample-blocks.ts'

const longAnswer = `The **Alba** fits best. It is small, warm and made to be repaired.

1. Height 42 cm, so it fits *under most shelves*
2. Socket \`E14\`, up to 40 W
   - bulb included
   - dimmable with the Lumen dial
3. Three colours: brass, black, linen

| Lamp | Height | Price |
|---|---|---|
| Alba | 42 cm | 79 € |
| Ode | 28 cm | 54 € |

### Good to know
> Returns are free for 30 days.

\`\`\`
lumen pair --lamp alba --room study --brightness 40
\`\`\`

More on [the delivery page](/help) or at https://example.org/care. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.`

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
const highlight = (description: string, elementId: number) => ({
  action: 'scroll_to',
  elementId,
  description,
})
const wait = (description: string, waitDuration: number) => ({
  action: 'wait',
  elementId: -1,
  description,
  waitDuration,
})

/** What the assistant of the pictures answers to each message. */
const answers: Record<string, (cue: Parameters<Parameters<typeof scripted>[0]['message']>[1]) => unknown> = {
  'Which lamp is best for reading?': (cue) => cue.stream(longAnswer),
  'Take your time': async (cue) => {
    await pause(4_000)
    await cue.stream('Here I am.')
  },
  'Tell me slowly': (cue) => cue.stream(longAnswer, 120),
  'Break it': (cue) =>
    cue.emit.send({
      name: 'message',
      payload: { text: 'I could not reach the order service. Please try again in a minute.', isError: true },
    }),
  'Write to them': (cue) =>
    cue.plan(
      [
        {
          action: 'type',
          elementId: cue.element('Name'),
          description: 'Fill in the name',
          inputData: 'Ada Lovelace',
        },
        {
          action: 'type',
          elementId: cue.element('E-mail'),
          description: 'Fill in the e-mail',
          inputData: 'ada@example.org',
        },
        wait('Look at the form again', 6_000),
      ],
      'I will fill in the form for you.',
    ),
  'Write quickly': (cue) =>
    cue.plan(
      [
        {
          action: 'type',
          elementId: cue.element('Name'),
          description: 'Fill in the name',
          inputData: 'Ada Lovelace',
        },
        {
          action: 'type',
          elementId: cue.element('E-mail'),
          description: 'Fill in the e-mail',
          inputData: 'ada@example.org',
        },
      ],
      'I will fill in the form for you.',
    ),
  'Click what is not there': (cue) =>
    cue.plan([
      highlight('Scroll to the form', cue.element('Name')),
      { action: 'click', elementId: 99_999, description: 'Open the size guide' },
      wait('Choose a size', 10),
    ]),
  'Send it': (cue) =>
    cue.ask({
      message:
        'Send the form as Ada Lovelace, ada@example.org, topic Return, with your message “Is it dimmable?”',
      confirm_label: 'Send it',
      cancel_label: 'Do not send',
    }),
  'Delete my account': (cue) =>
    cue.ask({
      message: 'Delete the account ada@example.org with 3 orders. This cannot be undone.',
      confirm_label: 'Delete the account',
      cancel_label: 'Keep it',
      destructive: true,
    }),
}

export const shotAssistant = scripted({
  async message(text, cue) {
    const answer = answers[text]
    if (answer) return (await answer(cue)) as ReturnType<typeof cue.plan> | undefined
    const block = sampleBlocks.find(({ block_type: type }) => text === `Show ${type}`)
    if (block) {
      const { message = '', ...rest } = block
      await cue.stream(message)
      cue.emit.send({
        name: 'ui_block',
        payload: rest as { block_type: string; data: Record<string, unknown> },
      })
      return
    }
    await cue.stream(`You said: ${text}`)
  },
  result(cue) {
    const input = cue.request.inputs.at(-1)
    const success = input?.kind === 'result' && input.result.success
    if (success)
      cue.emit.send({
        name: 'task_complete',
        payload: { summary: 'Form filled', message: 'The form is filled in. Shall I send it?' },
      })
    else
      cue.emit.send({
        name: 'message',
        payload: {
          text: 'I filled in what I could. The size guide is not on this page; you can find it under Help.',
          isError: true,
        },
      })
  },
})
