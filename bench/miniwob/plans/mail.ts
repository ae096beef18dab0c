import type { Hand, Plan } from './plan.ts'

/** What is wanted of whose letter. */
interface Errand {
  readonly by: string
  readonly does: 'reply' | 'forward' | 'trash' | 'star'
  readonly words?: string
}

/** Tasks in an inbox. */
export const mail: Readonly<Record<string, Plan>> = {
  'email-inbox': (hand) => run(hand, errandIn(hand.sentence)),
  'email-inbox-forward': (hand) => run(hand, errandIn(hand.sentence)),
  'email-inbox-forward-nl-turk': (hand) => run(hand, errandOf(hand.fields)),
  'email-inbox-nl-turk': (hand) => run(hand, errandOf(hand.fields)),
  'email-inbox-reply': (hand) => run(hand, errandIn(hand.sentence)),
}

function errandIn(sentence: string): Errand {
  const by = /email by (\w+)/.exec(sentence)?.[1] ?? ''
  const reply = /with the text "(.+)"/.exec(sentence)?.[1]
  const to = /forward that email to (\w+)/.exec(sentence)?.[1]
  if (reply !== undefined) return { by, does: 'reply', words: reply }
  if (to !== undefined) return { by, does: 'forward', words: to }
  return { by, does: sentence.includes('trash') ? 'trash' : 'star' }
}

/** People said these in their own words; the task tells what they meant. */
function errandOf({ task, by = '', message, to }: Hand['fields']): Errand {
  if (message !== undefined) return { by, does: 'reply', words: message }
  if (to !== undefined) return { by, does: 'forward', words: to }
  return { by, does: task === 'delete' ? 'trash' : 'star' }
}

async function run({ act }: Hand, { by, does, words }: Errand): Promise<void> {
  if (words === undefined) return void (await act('click', { hint: does, record: by }))
  await act('click', { name: by, record: by })
  await act('click', does === 'reply' ? /^reply$/i : /^forward$/i)
  await act('type', { kind: 'textbox', nth: 0 }, words)
  // Two drawings without a name: to close, then to send.
  await act('click', { kind: 'clickable', hint: does, nth: 1 })
}
