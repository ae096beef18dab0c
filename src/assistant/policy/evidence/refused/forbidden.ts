import { anyWord, clauseWords } from '#languages'
import { lineOf, type Thing } from '../../../view/index.ts'
import type { Act } from '../../act.ts'
import { saysNone } from '../../labels/bans.ts'
import { bondIn, isMeantOtherwise } from '../../labels/binding-in.ts'
import { clausesOf, type Clause } from '../../labels/clauses.ts'
import { contentWords, saysAll } from '../../labels/content-words.ts'
import { restOf } from '../../labels/covered.ts'
import { withoutQuestions } from '../../labels/questions.ts'
import { spokenLanguages } from '../../labels/spoken-languages.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { valuesGiven } from '../../options-meant.ts'
import type { PolicyContext } from '../../policy-context.ts'
import { named, type Evidence } from '../../row.ts'
import { leadsSomewhere } from '../surroundings/plain-page.ts'
import { movesOn } from '../binding/section.ts'

/** "Fill it in, but don't send it": what the visitor has forbidden in this message is not even asked for. */
export const forbiddenByVisitor: Evidence = (act, context) => {
  const { verb, pressed, target, traits } = act
  const thing = pressed ?? target
  if (!thing || !traits.acts) return undefined
  const isForbidden =
    verb === 'uncheck' || isTicked(thing)
      ? isTickForbidden(thing, context)
      : (pressed && isDeedForbidden(pressed, context)) ||
        isThingForbidden(thing, act, context) ||
        isAgainstAll(thing, act, context)
  return isForbidden ? `blocked_by_policy: the visitor said not to use ${named(thing)}` : undefined
}

/** "Fill it in, but stop there", "nothing else": what leads on, or was not even spoken of. */
function isAgainstAll(thing: Thing, act: Act, { message, page }: PolicyContext): boolean {
  const said = lineOf(message)
  const leadsOn = act.sends !== undefined || movesOn(thing) || leadsSomewhere(act.pressed?.state.href, page)
  if (vocabulary.stays.has(said) && leadsOn) return true
  if (!vocabulary.asItIs.has(said) || !act.pressed) return false
  const isSpokenOf = contentWords(thing.name).some((word) => saysAll([word], message))
  return !isSpokenOf && !said.split(' ').some((word) => isAkin(word, thing))
}

type Said = Pick<PolicyContext, 'message' | 'page' | 'language'>

function forbiddenIn({ message, page, language }: Said, label: string): Clause[] {
  return clausesOf(message, label, page.language ?? language).filter(({ forbids }) => forbids)
}

/** "Don't send it": the label begins with what is not to be done. */
function isDeedForbidden({ name }: Thing, said: Said): boolean {
  const first = contentWords(name).slice(0, 1)
  return first.length > 0 && forbiddenIn(said, name).some(({ text }) => saysAll(first, text))
}

/** "Don't turn off the alarm". By "no newsletter" or "not only Mill" it is asked for that a tick is taken away. */
function isTickForbidden({ name }: Thing, said: Said): boolean {
  return forbiddenIn(said, name).some(({ text }) => {
    const line = lineOf(text)
    return (
      vocabulary.touches.has(line) &&
      thingsIn(restOf(line, vocabulary.touches)).some(
        (words) => words.length > 0 && words.every((word) => saysWord(word, name)),
      )
    )
  })
}

/** "Don't touch the phone", "no insurance": all that was said stands in what would be filled, chosen or ticked. */
function isThingForbidden(thing: Thing, act: Act, said: Said): boolean {
  const chosen = act.target ? valuesGiven(act.step, act.target) : []
  const label = [thing.name, ...chosen].join(' ')
  if (turnsDown(thing, chosen, said)) return false
  const isPress = thing.use === 'press' && thing.kind !== 'option'
  const stands = isPress ? isAkin : (word: string) => saysWord(word, label)
  return forbiddenIn({ ...said, message: withoutQuestions(said.message) }, label)
    .filter((clause) => act.verb !== 'clear' || !clause.leavesEmpty)
    .flatMap(({ text }) => thingsIn(text))
    .some((words) => words.length > 0 && words.every((word) => stands(word, thing)))
}

/** What a clause speaks of, one by one: "change the colour or the size" is about two things. */
function thingsIn(clause: string): string[][] {
  const parts = clause.split(joint).map(contentWords)
  return parts
    .filter((words, at) => at === 0 || !words.some(isHandling))
    .map((words) => words.filter((word) => !isHandling(word)))
}

const joint = new RegExp(`\\s(?:${anyWord(clauseWords.ands)}|${anyWord(clauseWords.ors)})\\s`, 'iu')

/** Want, need, change, touch, fill: says that something is done, and not to what. */
function isHandling(word: string): boolean {
  const line = ` ${word} `
  return idle.some((words) => words.has(line))
}

const idle = [
  vocabulary.handles,
  vocabulary.forbids,
  vocabulary.forbidsBefore,
  vocabulary.leaves,
  vocabulary.empty,
]

/** Also at the end of a longer word: "Reiseversicherung" is an insurance. */
function saysWord(word: string, label: string): boolean {
  if (saysAll([word], label)) return true
  return word.length >= compoundLetters && contentWords(label).some((other) => other.endsWith(word))
}

const compoundLetters = 6

/** "Don't put it in my basket" and "Add to cart", "don't pay" and "Proceed to payment": the same in other words. */
function isAkin(word: string, { name, kind }: Thing): boolean {
  const line = lineOf(name)
  if (kind === 'link' || vocabulary.reveals.has(line) || isMeantOtherwise(line)) return false
  return [vocabulary.cart, vocabulary.paying, vocabulary.starts].some(
    (words) => words.has(` ${word} `) && words.has(line),
  )
}

function isTicked({ use, kind, state }: Thing): boolean {
  return use === 'tick' && !kind.endsWith('radio') && state.checked === true
}

/** "No insurance", and None or 0: that is what was asked for. */
function turnsDown({ name }: Thing, chosen: readonly string[], { page, language }: Said): boolean {
  const values = chosen.length > 0 ? chosen : [name]
  return values.some((value) => {
    const languages = spokenLanguages(value, { label: name, expected: page.language ?? language })
    if (/^\s*0(?!\d)/.test(value) || bondIn(value) === 'destructive') return true
    return saysNone(lineOf(value), languages)
  })
}
