import { cookieWords } from '#languages'
import type { Doable, Scene } from '../../candidates/scene.ts'
import type { Meaning } from '../../meaning/meanings.ts'
import type { Sentence } from '../../understand/sentence.ts'

/** What says yes to cookies, no to all that can be left out, or that one wants to choose among them. */
const choices = {
  yes: [
    'settings.cookies-accept',
    'accept',
    'agree',
    'allow',
    'allowed',
    'permit',
    'act.confirm',
    'talk.yes',
  ],
  no: [
    'settings.cookies-reject',
    'act.decline',
    'refuse',
    'state.rejected',
    'necessary',
    'state.required',
    'important',
    'talk.no',
  ],
  among: [
    'settings.cookies',
    'settings.open',
    'settings',
    'settings.privacy',
    'manage',
    'adapt',
    'product.personalise',
    'view.details',
  ],
} as const

type Choice = keyof typeof choices

/** "No cookies please": what the page's notice of cookies has to press for it. */
export function cookieChoice(sentence: Sentence, scene: Scene): Doable | undefined {
  if (!speaksOfCookies(sentence)) return undefined
  const wanted = wantedIn(sentence)
  if (!wanted) return undefined
  const offered = noticeOf(scene)
  const called = offered.find(({ labels: [label] }) => label && choiceOf(label) === wanted)
  // What says neither yes nor that one may choose, says no.
  const other = offered.filter(({ labels: [label] }) => label && choiceOf(label) === undefined)
  return called ?? (wanted === 'no' && other.length === 1 ? other[0] : undefined)
}

function speaksOfCookies({ words }: Pick<Meaning, 'words'>): boolean {
  return words.some(({ letters }) => cookieWords.some((start) => letters.startsWith(start)))
}

/** What is wanted of them; undefined where that is not said, or they are only asked about. */
function wantedIn(sentence: Sentence): 'yes' | 'no' | undefined {
  const { negated, cues } = sentence
  if (negated.some(Boolean) || cues.some(({ name }) => name === 'not' || name === 'only')) return 'no'
  const said = choiceOf(sentence)
  return said === 'among' ? undefined : said
}

/** What a text says of cookies: to refuse is said by more than to accept, "continue without accepting". */
function choiceOf({ senses }: Pick<Meaning, 'senses'>): Choice | undefined {
  const says = (choice: Choice) =>
    senses.some(({ notion }) => (choices[choice] as readonly string[]).includes(notion))
  return (['no', 'yes', 'among'] as const).find(says)
}

/** How many lines a notice of cookies has at most, before what is pressed. */
const noticeLines = 6

/** What can be pressed just behind words that speak of cookies. */
function noticeOf({ doables, view, read }: Scene): Doable[] {
  const ends = view.lines.flatMap(({ index, id, text }) =>
    id === 0 && speaksOfCookies(read(text)) ? [index] : [],
  )
  return doables.filter(
    ({ use, thing }) =>
      use === 'press' && ends.some((end) => thing.line > end && thing.line <= end + noticeLines),
  )
}
