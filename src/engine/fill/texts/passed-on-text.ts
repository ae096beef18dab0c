import { hasQuestionMark } from '#languages'
import { placesIn } from '../../understand/extent.ts'
import { passingOn } from '../../understand/passing-on.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Filling } from '../assign.ts'
import { freeTextSlots, textFillings } from './free-text.ts'
import type { Slot } from '../slots.ts'
import { ownEnd } from './text-end.ts'

/** What is to be passed on is written where a form takes words of one's own. */
export function passedOnText(sentence: Sentence, slots: readonly Slot[]): Filling[] {
  const free = freeTextSlots(slots)
  if (free.length === 0 || hasQuestionMark(sentence.text)) return []
  return passingOn(sentence).flatMap(({ from, at, end, stop }) => {
    const value = sentence.text.slice(at, Math.min(end, ownEnd(at, stop, sentence))).trim()
    const says = placesIn({ at: from, end: stop }, sentence)
    return textFillings(free, { value, at, end: at + value.length, says })
  })
}
