import type { PageContext } from '#protocol'
import { lineOf, viewOf, type Thing } from '../../../view/index.ts'
import { affirms, callsOff, goesOn, turnsOver } from '../../labels/answers.ts'
import type { Bond } from '../../labels/binding-in.ts'
import { isCoveredBy } from '../../labels/covered.ts'
import { namesSum } from '../../labels/names-sum.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { dialogWords } from '../surroundings/dialog-words.ts'

/**
 * What an answer that says nothing of its own agrees to in a dialog with nothing to fill in: "Are you sure?" and
 * Continue, "Your seat will be given away" and OK beside Back, "We will bill €9" and Got it.
 */
export function dialogAnswer(pressed: Thing, page: PageContext): { bond: Bond; title: string } | undefined {
  if (pressed.use !== 'press' || pressed.names.length === 0) return undefined
  if (!pressed.names.every((name) => affirms(name) || goesOn(name) || turnsOver(name))) return undefined
  const words = dialogWords(pressed, page)
  const hasWayBack = wayBack(pressed, page)
  const closes = pressed.names.every(isClosing)
  // "Got it" and "Next" may only take note, or turn over a tour.
  const isMild = closes || pressed.names.every((name) => turnsOver(name))
  const title = words.find((text) => {
    if (warns(text) && !closes) return true
    return isMild ? costs(text) || (hasWayBack && bringsAbout(text)) : hasWayBack && happens(text)
  })
  return title === undefined ? undefined : { bond: 'final', title }
}

/** Whether a dialog says that something is lost or done for good, whichever of its buttons is pressed. */
export function warnsOfLoss(pressed: Thing, page: PageContext): boolean {
  if (pressed.use !== 'press' || pressed.names.every(isClosing)) return false
  return dialogWords(pressed, page).some((text) => warns(text) || (happens(text) && isEnded(text)))
}

/** A button beside it that only closes: there are two answers. */
function wayBack(pressed: Thing, page: PageContext): boolean {
  const { things, lines } = viewOf(page)
  let at = lines[lines[pressed.line]?.parent ?? -1]
  while (at && at.kind !== 'dialog') at = lines[at.parent]
  if (!at) return false
  const { index, end } = at
  return things.some(
    ({ id, line, names }) =>
      id !== pressed.id &&
      line > index &&
      line < end &&
      names.some((name) => callsOff(name) || isClosing(name)),
  )
}

function isClosing(name: string): boolean {
  return isCoveredBy(lineOf(name), [vocabulary.closes])
}

function warns(text: string): boolean {
  return vocabulary.warns.has(lineOf(text))
}

function happens(text: string): boolean {
  return vocabulary.happens.has(lineOf(text))
}

function isEnded(text: string): boolean {
  return ends.some((words) => words.has(lineOf(text)))
}

function costs(text: string): boolean {
  return happens(text) && (namesSum(text) || vocabulary.charges.has(lineOf(text)))
}

function bringsAbout(text: string): boolean {
  const line = lineOf(text)
  return happens(text) && grave.some((words) => words.has(line))
}

const { done, ended, sensitive, sums, access, law, audience } = vocabulary
const ends = [done, ended]
const grave = [done, ended, sensitive, sums, access, law, audience]
