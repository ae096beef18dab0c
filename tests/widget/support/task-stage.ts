import type { SequenceResult } from '#protocol'
import { scripted, type Cue } from './actor-script.ts'
import { shopPages } from './shop-pages.ts'
import { openStage, type Stage } from './stage.ts'

/** Pages that write down what is done to them, for as long as the browser lives. */
const watching = `<script>
const note = (event) => localStorage.setItem('events', JSON.stringify([...JSON.parse(localStorage.getItem('events') ?? '[]'), event]))
note('load ' + location.pathname)
addEventListener('click', (event) => event.target.closest?.('a,button') && note('click ' + event.target.textContent), true)
addEventListener('change', (event) => note('change ' + event.target.name + '=' + event.target.value), true)
addEventListener('submit', () => note('submit'), true)
</script>`

const step = (action: string, elementId: number, description: string, inputData?: string) => ({
  action,
  elementId,
  description,
  ...(inputData !== undefined && { inputData }),
})

/** A small task over two pages: open Contact, fill in the form there, ask, send. */
const task = {
  openContact: (cue: Cue) => cue.plan([step('click', cue.element('Contact'), 'Open Contact')]),
  fill: (cue: Cue) =>
    cue.plan([
      step('type', cue.element('Name'), 'Fill in the name', 'Ada Lovelace'),
      step('type', cue.element('E-mail'), 'Fill in the e-mail', 'ada@example.org'),
      step('type', cue.element('Message'), 'Write the message', 'Is it dimmable?'),
    ]),
  ask: (cue: Cue) =>
    cue.ask({ message: 'Send the form as Ada Lovelace?', confirm_label: 'Send it', cancel_label: 'No' }),
  send: (cue: Cue) => cue.plan([step('submit', cue.element('Send'), 'Send the form')]),
}

export interface TaskStage extends Stage {
  /** What was reported of each plan, in order. */
  readonly results: readonly SequenceResult[]
}

/** A shop whose assistant carries out small tasks at a word. */
export async function openTaskStage(): Promise<TaskStage> {
  const results: SequenceResult[] = []
  const shop = shopPages()
  const pages = Object.fromEntries(
    Object.entries(shop).map(([path, page]) => [
      path,
      String(page).replace('<header>', `${watching}<header>`),
    ]),
  )
  const assistant = scripted({
    message(text, cue) {
      if (text === 'Write to them') return task.openContact(cue)
      if (text === 'Fill it in') return task.fill(cue)
      if (text === 'Ask me') return task.ask(cue)
      if (text === 'Slowly')
        return cue.plan([
          step('type', cue.element('Name'), 'Fill in the name', 'Ada'),
          { action: 'wait', elementId: -1, description: 'Wait a little', waitDuration: 10_000 },
          step('type', cue.element('Message'), 'Write the message', 'Never written'),
        ])
      if (text === 'Walk')
        return cue.plan([
          step('click', cue.element('Help'), 'Open Help'),
          step('click', cue.element('Contact'), 'Open Contact'),
          step('click', cue.element('Lamps'), 'Open Lamps'),
        ])
      if (text === 'What was judged before')
        return cue.plan([
          step('type', cue.element('Name'), 'Fill in the name', 'Ada'),
          { ...step('type', cue.element('Message'), 'Write the message', 'Hello'), seal: 'another' },
        ])
      if (text === 'Use the tool')
        return cue.plan([
          {
            action: 'call_tool',
            elementId: -1,
            description: 'Look up',
            tool: 'stock',
            arguments: { lamp: 'Alba' },
          },
        ])
      return undefined
    },
    result(cue) {
      const input = cue.request.inputs.at(-1)
      if (input?.kind === 'result') results.push(input.result)
      if (results.at(-1)?.error === 'stale_element') {
        const payload = { text: 'I could not write the message.', isError: true }
        cue.emit.send({ name: 'message', payload })
        return undefined
      }
      const { url = '' } = cue.request.page ?? {}
      const filled = cue.request.page?.previouslyFilledFields?.length ?? 0
      if (url.endsWith('/contact') && filled === 0 && input?.kind === 'result' && input.result.success)
        return task.fill(cue)
      if (
        url.endsWith('/contact') &&
        filled > 0 &&
        results.at(-1)?.totalSteps === 3 &&
        results.at(-1)?.success
      )
        return task.ask(cue)
      cue.emit.send({
        name: 'task_complete',
        payload: { summary: 'done', message: `Finished on ${new URL(url).pathname}.` },
      })
      return undefined
    },
    confirmation(confirmed, cue) {
      if (confirmed) return task.send(cue)
      return cue.stream('Then not.')
    },
  })
  return { ...(await openStage({ assistant, pages })), results }
}
