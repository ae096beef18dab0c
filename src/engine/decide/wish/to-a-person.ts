import type { Scene } from '../../candidates/scene.ts'
import { moveOf } from '../../plan/move.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { choosing } from '../../weights.ts'
import type { Offer } from '../decision.ts'

const asking = new Set(['help.talk-to-person', 'help.live-chat', 'help.call-back', 'help.contact-form'])

/** Where somebody finds a person to talk to: what on the page leads to help, what speaks of contact first. */
export function toAPerson({ senses }: Sentence, { doables }: Scene): Offer[] {
  if (!senses.some(({ notion }) => asking.has(notion))) return []
  const ways = doables.filter(
    ({ use, labels }) =>
      use === 'press' &&
      labels.some((label) => label.senses.some(({ notion }) => notion.startsWith('help.'))),
  )
  const isContact = ({ labels }: (typeof ways)[number]) =>
    labels.some((label) => label.senses.some(({ notion }) => /contact|person|call|phone|email/.test(notion)))
  const ordered = [...ways.filter(isContact), ...ways.filter((one) => !isContact(one))]
  const seen = new Set<string>()
  return ordered
    .filter(({ thing }) => !seen.has(thing.name) && seen.add(thing.name))
    .slice(0, choosing.maxOffers)
    .map((doable) => ({ label: doable.thing.name, moves: [moveOf(doable, true)] }))
}
