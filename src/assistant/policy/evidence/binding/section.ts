import { endsAsQuestion } from '#languages'
import { lineOf, type Thing, viewOf, type ViewLine } from '../../../view/index.ts'
import { submits, type Act } from '../../act.ts'
import { affirms, callsOff, goesOn, repeats, saysNo, turnsOver } from '../../labels/answers.ts'
import { bondIn, type Bond } from '../../labels/binding-in.ts'
import { contentWords } from '../../labels/content-words.ts'
import { isCoveredBy, restOf } from '../../labels/covered.ts'
import { namesSum } from '../../labels/names-sum.ts'
import { asksForAnswer } from '../../labels/questions.ts'
import { vocabulary } from '../../labels/vocabulary.ts'
import { anyFormOf, type PolicyContext } from '../../policy-context.ts'
import { isHarmlessLabel } from '../harmless/harmless.ts'
import { mayPost } from '../surroundings/may-post.ts'
import { leadsSomewhere } from '../surroundings/plain-page.ts'

/** What the part around a button says that the button itself leaves unsaid. */
export function sectionBond(
  { pressed, sends }: Act,
  { page }: PolicyContext,
): { readonly bond: Bond; readonly title: string } | undefined {
  if (!pressed || pressed.use !== 'press') return undefined
  if (pressed.kind === 'link' && leadsSomewhere(pressed.state.href, page)) return undefined
  const inDialog = pressed.within.includes('dialog')
  const saysLittle = isNeutral(pressed) || isRepeat(pressed)
  const leadsOn = saysLittle || movesOn(pressed)
  if (!inDialog && !sends && !submits(pressed) && !isImplied(pressed, page) && !leadsOn) return undefined
  const lost = givenUp(pressed, page)
  if (lost !== undefined) return { bond: 'destructive', title: lost }
  if (closesWhatIsOver(pressed, page)) return undefined
  const told = toldOfPress(pressed, page)
  if (told !== undefined) return { bond: 'final', title: told }
  const settles = leadsOn && (sends ? mayPost(sends, pressed) : !onlyTurns(pressed))
  for (const title of titlesOver(pressed, page)) {
    const bond =
      bondIn(title) ??
      (saysLittle ? announced(title, pressed) : undefined) ??
      (settles && changesReach(title) ? 'binding' : undefined)
    if (!bond) continue
    // "Next" under "Book a table" is a step on the way; under "Publish article" it may be the last.
    const isLast = agreesTo(title, pressed, page) || (settles && !onlyBegins(title))
    if (bond === 'binding' && isHarmlessLabel(pressed, page) && !isLast) continue
    return { bond, title }
  }
  return undefined
}

/** Next in a tour or in a row of pages: where no form is sent, it shows what comes after. */
function onlyTurns({ names, within }: Thing): boolean {
  const isAside = within.includes('dialog') || within.includes('navigation')
  return isAside && names.every((name) => turnsOver(name))
}

/** "Book a table", "Your order": pages of such a title follow each other. "Confirm your order" is the last of them. */
function onlyBegins(title: string): boolean {
  const line = lineOf(title)
  return vocabulary.starts.has(line) && bondIn(restOf(line, vocabulary.starts)) === undefined
}

/** "Change e-mail address", "Passwort ändern"; not "Change delivery address", on the way to an order. */
function changesReach(title: string): boolean {
  const line = lineOf(title)
  return vocabulary.changes.has(line) && vocabulary.contact.has(line) && !vocabulary.delivery.has(line)
}

/** What the words before a button that says little tell of pressing it: "Your card will be charged". */
function toldOfPress(pressed: Thing, page: PolicyContext['page']): string | undefined {
  if (!isNeutral(pressed) && !movesOn(pressed)) return undefined
  return textsBefore(pressed, viewOf(page).lines).find((text) => {
    const line = lineOf(text)
    if (vocabulary.charges.spans(line).some(([from]) => !isDenied(line.slice(0, from)))) return true
    // Who goes on agrees to some terms almost everywhere.
    return vocabulary.presses.has(line) && bondIn(restOf(line, vocabulary.consent)) !== undefined
  })
}

/** "You won't be charged": one of the last words before it takes it back. */
function isDenied(before: string): boolean {
  return vocabulary.denies.has(` ${before.trim().split(' ').slice(-4).join(' ')} `)
}

/** "Publish this post?", and Continue: the dialog asks, or has nothing else to go on with. */
function agreesTo(title: string, pressed: Thing, page: PolicyContext['page']): boolean {
  if (!pressed.within.includes('dialog') || !isNeutral(pressed)) return false
  return isQuestion(title) || (!pressed.names.some((name) => turnsOver(name)) && !asksForInput(pressed, page))
}

/** Asks for a yes, and not for an answer: "Publish this post?". */
function isQuestion(text: string): boolean {
  return endsAsQuestion(text) && !asksForAnswer(text)
}

/** Whether there is something to fill in or to choose in the dialog around a thing. */
function asksForInput({ line }: Thing, page: PolicyContext['page']): boolean {
  const { lines, things } = viewOf(page)
  let at = lines[lines[line]?.parent ?? -1]
  while (at && at.kind !== 'dialog') at = lines[at.parent]
  const { index = 0, end = 0 } = at ?? {}
  return things.some((thing) => thing.line > index && thing.line < end && thing.use !== 'press')
}

/** What a dialog says will happen: "You will be charged 500 EUR"; or what has failed and would be done again. */
function announced(text: string, pressed: Thing): Bond | undefined {
  const line = lineOf(text)
  return vocabulary.charges.has(line) || (isRepeat(pressed) && vocabulary.payment.has(line))
    ? 'final'
    : undefined
}

/** "Keep your subscription?", and No: what is asked for is lost. */
function givenUp(thing: Thing, page: PolicyContext['page']): string | undefined {
  if (!thing.within.includes('dialog') || !thing.names.some(saysNo)) return undefined
  return titlesOver(thing, page).find((title) => endsAsQuestion(title) && vocabulary.keeps.has(lineOf(title)))
}

const proseLines = 8
const proseCharacters = 160

/** What stands over a thing: the title of its part, the name of its form, and what a dialog says in few words. */
function titlesOver(thing: Thing, page: PolicyContext['page']): string[] {
  const { lines, outline } = viewOf(page)
  const around = [
    thing.path.at(-1) ?? '',
    anyFormOf(page, thing)?.name ?? '',
    ...(thing.names.every(affirms) || isRepeat(thing) ? wordsBefore(thing, lines) : []),
  ]
  for (let at = lines[lines[thing.line]?.parent ?? -1]; at; at = lines[at.parent]) {
    if (at.kind !== 'dialog') continue
    const said = lines
      .slice(at.index + 1, at.end)
      .filter(({ id, text }) => id === 0 && text.length <= proseCharacters)
      .slice(0, proseLines)
    const prose = said.filter(
      ({ kind, text }) => kind === 'heading' || isQuestion(text) || bondIn(text) !== 'binding',
    )
    // A view leaves out a name that begins as its content does; here all of it counts.
    const title = outline.lines[at.index]?.[3] ?? at.text
    const titles = [...around, title, ...prose.map(({ text }) => text)]
    return said.some(({ text }) => namesSum(text)) ? titles : titles.filter((text) => !isHint(text))
  }
  return around
}

/** "Tip" over a piece of advice: where no sum stands, nobody is given one. */
function isHint(title: string): boolean {
  return isCoveredBy(lineOf(title), [vocabulary.hints])
}

/** What the last words before a button say, where it only agrees to them and nothing says that they belong together. */
function wordsBefore({ line }: Thing, lines: readonly ViewLine[]): string[] {
  return textsBefore({ line }, lines, (text) => bondIn(text) !== 'binding')
}

function textsBefore(
  { line }: Pick<Thing, 'line'>,
  lines: readonly ViewLine[],
  fits: (text: string) => boolean = () => true,
): string[] {
  return lines
    .slice(Math.max(0, line - 4), line)
    .filter(({ id, text }) => id === 0 && text.length <= proseCharacters && fits(text))
    .slice(-2)
    .map(({ text }) => text)
}

/** Whether it puts a dialog away by its whole label, "Cancel" included where the dialog itself cancels nothing. */
export function closesWhatIsOver(thing: Thing, page: PolicyContext['page']): boolean {
  const { names, within } = thing
  if (!within.includes('dialog') || names.length === 0 || givenUp(thing, page) !== undefined) return false
  const titles = titlesOver(thing, page)
  if (titles.some(agreesByClosing)) return false
  const bonds = titles.map(bondIn)
  const cancels = bonds.includes('destructive')
  const binds = bonds.some((bond) => bond !== undefined)
  // "Close your account?" and Close, "Manage booking" and Cancel: the label is what is to be done.
  const canCallOff =
    titles.some((title) => vocabulary.engagement.has(lineOf(title))) && !asksForInput(thing, page)
  return names.every((name) => {
    const line = lineOf(name)
    if (titles.some((title) => isDeedOf(name, title))) return false
    if (canCallOff && callsOff(name)) return false
    // "Got it" closes a note, and agrees to what is about to happen.
    if (vocabulary.declines.begins(line) && titles.some((title) => /cookie|クッキー/i.test(title)))
      return true
    if (isCoveredBy(line, [vocabulary.closes])) return !(binds && affirms(name))
    return !cancels && (/^[×✕✖✗xX]$/.test(name.trim()) || callsOff(name))
  })
}

/** "By closing this you agree to the new terms." */
function agreesByClosing(text: string): boolean {
  const line = lineOf(text)
  return vocabulary.presses.has(line) && vocabulary.consent.has(line)
}

/** Whether a title begins with what a label says, and goes on: "Dismiss employee?" over Dismiss. */
function isDeedOf(name: string, title: string): boolean {
  const [verb, ...more] = contentWords(title)
  return more.length > 0 && contentWords(name).join(' ') === verb
}

/** Try again: it does what has failed. */
function isRepeat({ names }: Thing): boolean {
  return names.length > 0 && names.every((name) => repeats(name))
}

/** OK, Yes, Continue, Apply: labels that say nothing of what they do. */
function isNeutral({ names }: Thing): boolean {
  return names.every((name) => affirms(name) || goesOn(name))
}

/** Continue, Next: labels that lead on. */
export function movesOn({ names }: Thing): boolean {
  return names.length > 0 && names.every((name) => goesOn(name) || turnsOver(name))
}

function isImplied(thing: Thing, page: PolicyContext['page']): boolean {
  const form = thing.form === undefined ? undefined : viewOf(page).forms[thing.form]
  return form?.submits.includes(thing) ?? false
}
