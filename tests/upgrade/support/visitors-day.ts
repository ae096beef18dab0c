import type { ModelReply, SeenRequest } from '../../assistant/support/model-server.ts'
import { bookingPage, contactPage, filledPage, mill, table, thanksPage } from './cast.ts'
import type { House } from './house.ts'

/** The sessions of a day that are still alive, each by how far it has come. */
export interface LiveSessions {
  /** Two questions answered, with feedback. */
  readonly answered: string
  /** A form was sent after a yes. */
  readonly confirmed: string
  /** A form was not sent after a no. */
  readonly declined: string
  /** Waits for a yes or a no. */
  readonly asked: string
  /** Waits for the result of a plan. */
  readonly planned: string
  /** Waits for the result of the steps before one that asks. */
  readonly halfDone: string
  /** Has a block in its history. */
  readonly shown: string
}

const menuQuestion = 'What do you serve today?'
const terminal = ['message_done', 'message', 'task_complete']

/** A visitor who asks, thanks and leaves: idle long before the others come. */
export async function earlyVisitor(house: House): Promise<string> {
  const guest = await house.guest(mill)
  guest.emit('identify', { visitor: { name: 'Grace', email: 'grace@mill.example' } })
  await guest.say('When do you open?', contactPage())
  const { streamId } = await guest.next('message_done')
  guest.emit('feedback', { streamId, value: 'up' })
  await guest.settled()
  guest.close()
  return guest.id
}

/** Visitors whose conversations are left in the middle or just ended. */
export async function visitorsDay(house: House): Promise<LiveSessions> {
  const answered = await house.guest(mill)
  await answered.say('When do you open?', contactPage())
  await answered.next('message_done')
  await answered.say('Is your flour stone-ground?', contactPage())
  const { streamId } = await answered.next(...terminal)
  answered.emit('feedback', { streamId, value: 'down', comment: 'Too short' })
  await answered.settled()
  answered.close()

  const confirmed = await asksToSend()
  confirmed.emit('confirmation_response', { confirmed: true })
  const { actions } = await confirmed.next('action_plan')
  const [{ id: actionId }] = actions as [{ id: string }]
  confirmed.emit('update_context', { context: thanksPage })
  confirmed.emit('action_complete', {
    actionId,
    result: { success: true, elementId: 4, description: 'clicked Send message' },
  })
  await confirmed.next(...terminal)
  confirmed.close()

  const declined = await asksToSend()
  declined.emit('confirmation_response', { confirmed: false })
  await declined.next(...terminal)
  declined.close()

  const asked = await asksToSend()
  asked.close()

  const planned = await house.guest(mill)
  await planned.say('Open the opening hours', contactPage())
  await planned.next('action_plan')
  planned.close()

  const halfDone = await house.guest(table)
  await halfDone.say('Book a table for four in the name of Ada Lovelace', bookingPage())
  await halfDone.next('action_plan')
  halfDone.close()

  const shown = await house.guest(table)
  shown.emit('identify', { visitor: { name: 'Alan', id: 'guest-12' } })
  await shown.say(menuQuestion, bookingPage())
  await shown.next('ui_block')
  await shown.next('message_done')
  shown.close()

  return {
    answered: answered.id,
    confirmed: confirmed.id,
    declined: declined.id,
    asked: asked.id,
    planned: planned.id,
    halfDone: halfDone.id,
    shown: shown.id,
  }

  async function asksToSend() {
    const guest = await house.guest(mill)
    await guest.say('Send the message', filledPage)
    const { message } = await guest.next('confirmation_required')
    await guest.saved(String(message))
    return guest
  }
}

/** The restaurant's model: it fills the form it is asked to fill, and otherwise shows the menu. */
export function waiter({ body }: SeenRequest): ModelReply {
  if (JSON.stringify(body.messages).includes(menuQuestion))
    return {
      text: 'Here is what we have today. ',
      calls: [
        {
          name: 'show_block',
          input: {
            block_type: 'choices',
            data: { options: [{ label: 'Soup', value: 'The soup, please' }] },
            message: 'Soup',
          },
        },
      ],
    }
  const steps = [
    { action: 'type', elementId: 1, inputData: 'Ada Lovelace', description: 'Write your name' },
    { action: 'click', elementId: 3, description: 'Book the table' },
  ]
  return { calls: [{ name: 'page_act', input: { steps } }] }
}
