import { replies } from '#languages'
import type { HistoryEntry } from '#protocol'
import type { Emit, TurnNote, TurnState } from '../../port.ts'
import { asksForPersonIn } from './asks-for-person.ts'
import { contactCard, type ContactCard } from './contact-card.ts'
import type { Intake } from '../input/absorb.ts'
import { withMissed, readTurnMemory } from '../turn-memory.ts'
import { asHeard, type Run } from '../run.ts'
import { endTurn } from '../terminal.ts'

type Event = Parameters<Emit['send']>[0]
type Outcome = Extract<TurnNote, { kind: 'outcome' }>['outcome']

/** Shows how to reach a person to whoever asks for one. Undefined: nobody did, or the site has named none. */
export function showPerson(intake: Intake, { request, emit, language }: Run): TurnState | undefined {
  const card = contactCard(request.site.config.contact)
  const asked = intake.inputs.findLast((input) => input.kind === 'message')
  if (!card || intake.next.kind !== 'think' || !asked) return undefined
  const spoken = asksForPersonIn(asked.text)
  const [first] = spoken
  if (!first) return undefined
  emit.say(replies[spoken.includes(language) ? language : first].person)
  const memory = { ...withMissed(intake.memory, intake.inputs), troubles: 0 }
  return endTurn(emit, memory, 'answered', { name: 'ui_block', payload: card })
}

/** How many turns in a row may fail before a person is offered. */
const patience = 2
/** Who was shown the card a moment ago is offered it by a button. */
const entriesApart = 8

/**
 * Lets a turn run and offers a person beside its end where it did not know, or failed once more. What the turn sends
 * is held back meanwhile: the card goes before the event that ends it.
 */
export async function offerPerson(
  run: Run,
  advance: (run: Run) => TurnState | Promise<TurnState>,
): Promise<TurnState> {
  const held: Event[] = []
  let outcome: Outcome | undefined
  const emit: Emit = {
    ...run.emit,
    send: (event) => void held.push(event),
    note(note) {
      if (note.kind === 'outcome') outcome = note.outcome
      run.emit.note(note)
    },
  }
  const state = await advance({ ...run, emit })
  const troubles = troublesAfter(outcome, readTurnMemory(state.memory).troubles)
  const card = contactCard(run.request.site.config.contact)
  const wanted = outcome === 'unanswered' || (outcome === 'failed' && troubles >= patience)
  const heard = asHeard(run, readTurnMemory(state.memory))
  for (const event of card && wanted ? withPerson(held, card, heard) : held) run.emit.send(event)
  return outcome === undefined ? state : { ...state, memory: { ...readTurnMemory(state.memory), troubles } }
}

/** What is sent, and below it a person: the whole card, in place of one that says less, or the way back to it. */
function withPerson(held: readonly Event[], card: ContactCard, { texts, request }: Run): Event[] {
  const blocks = held.filter((event) => event.name === 'ui_block' && !isContactCard(event.payload))
  const label = texts.talkToPerson
  const offer: Event = {
    name: 'ui_block',
    payload: wasShown(request.history)
      ? { block_type: 'buttons', data: { items: [{ label, payload: label }] } }
      : { ...card, message: texts.personToo },
  }
  return [...blocks, offer, ...held.filter(({ name }) => name !== 'ui_block')]
}

function troublesAfter(outcome: Outcome | undefined, before: number): number {
  if (outcome === 'failed' || outcome === 'unanswered') return before + 1
  return outcome === 'answered' || outcome === 'completed' ? 0 : before
}

function wasShown(history: readonly HistoryEntry[]): boolean {
  return history.slice(-entriesApart).some(({ block }) => block && isContactCard(block))
}

function isContactCard({ block_type }: { readonly block_type: string }): boolean {
  return block_type === 'contact_card'
}
