import { fold } from '#protocol'
import {
  accountWords,
  actWords,
  answerWords,
  beginWords,
  cartWords,
  changeWords,
  contactWords,
  chargeWords,
  chooseWords,
  clauseWords,
  dangerWords,
  declineWords,
  deliveryWords,
  denyWords,
  doneWords,
  engagementWords,
  everyWords,
  fillers,
  filterWords,
  grantWords,
  graveWords,
  haltWords,
  hiddenWords,
  hideWords,
  keepWords,
  labels,
  limitWords,
  openedWords,
  openWords,
  payeeWords,
  paymentWords,
  payWords,
  peopleWords,
  pressWords,
  raiseWords,
  profileWords,
  publishedWords,
  reachWords,
  rightsWords,
  runningWords,
  signUpWords,
  spendWords,
  stalledWords,
  standingWords,
  tierWords,
  ungrantingWords,
  viewWords,
  wholeBindings,
  wideBindingWords,
  type ActWords,
  type LabelGroup,
} from '#languages'
import { createPhrases, type Phrases } from './phrases.ts'

// A page's labels need not be in the visitor's language: those of all languages are looked for at once.
const all = (group: LabelGroup) => Object.values(labels).flatMap((words) => words[group])
const acts = (group: keyof ActWords) =>
  Object.values(actWords).flatMap((words) => words[group]?.split('|') ?? [])
const wide = (group: 'binding' | 'destructive') =>
  Object.values(wideBindingWords).flatMap((words) => words[group].split('|'))

/** Everything that the policy reads in labels. */
export const vocabulary = {
  binding: createPhrases(withoutAccents([...all('binding'), ...wide('binding')])),
  final: createPhrases(withoutAccents(all('final'))),
  destructive: createPhrases(
    withoutAccents([...all('destructive'), ...inflected(labels.en.destructive), ...wide('destructive')]),
  ),
  harmless: createPhrases(withoutAccents(all('harmless'))),
  innocent: createPhrases(withoutAccents(all('innocent'))),
  filter: createPhrases(filterWords.split('|')),
  views: createPhrases(viewWords.split('|')),
  every: createPhrases(everyWords.split('|')),
  search: createPhrases(all('search')),
  consent: createPhrases(all('consent')),
  captcha: createPhrases(all('captcha')),
  filler: createPhrases(fillers.split('|')),
  wholeBinding: createPhrases(wholeBindings),
  reveals: createPhrases(acts('reveals')),
  closes: createPhrases(acts('closes')),
  sensitive: createPhrases(acts('sensitive')),
  adds: createPhrases(acts('adds')),
  talks: createPhrases(acts('talks')),
  forbids: createPhrases([...acts('forbids'), ...acts('excepts')]),
  forbidsBefore: createPhrases(acts('forbidsBefore')),
  account: createPhrases(accountWords.split('|')),
  charges: createPhrases(chargeWords.split('|')),
  chooses: createPhrases(chooseWords.split('|')),
  declines: createPhrases(declineWords.split('|')),
  done: createPhrases(doneWords.split('|')),
  engagement: createPhrases(engagementWords.split('|')),
  grave: createPhrases(graveWords.split('|')),
  keeps: createPhrases(keepWords.split('|')),
  opens: createPhrases(openWords.split('|')),
  opened: createPhrases(openedWords.split('|')),
  payment: createPhrases(paymentWords.split('|')),
  people: createPhrases(peopleWords.split('|')),
  repeats: createPhrases(answerWords.repeats.split('|')),
  published: createPhrases(publishedWords.split('|')),
  reach: createPhrases(reachWords.split('|')),
  spends: createPhrases(spendWords.split('|')),
  starts: createPhrases(beginWords.split('|')),
  presses: createPhrases(pressWords.split('|')),
  denies: createPhrases([...acts('forbids'), ...denyWords.split('|')]),
  changes: createPhrases(changeWords.split('|')),
  contact: createPhrases(contactWords.split('|')),
  rights: createPhrases(rightsWords.split('|')),
  grants: createPhrases(grantWords.split('|')),
  ungranting: createPhrases(ungrantingWords.split('|')),
  profile: createPhrases(profileWords.split('|')),
  payee: createPhrases(payeeWords.split('|')),
  limits: createPhrases(limitWords.split('|')),
  hides: createPhrases(hideWords.split('|')),
  hidden: createPhrases(hiddenWords.split('|')),
  halts: createPhrases(haltWords.split('|')),
  running: createPhrases(runningWords.split('|')),
  tiers: createPhrases(tierWords.split('|')),
  danger: createPhrases(dangerWords.split('|')),
  stalled: createPhrases(stalledWords.split('|')),
  delivery: createPhrases(deliveryWords.split('|')),
  signsUp: createPhrases(signUpWords.split('|')),
  ands: createPhrases(clauseWords.ands.split('|')),
  points: createPhrases(clauseWords.points.split('|')),
  towards: createPhrases(clauseWords.towards.split('|')),
  standing: createPhrases(standingWords.split('|')),
  raises: createPhrases(raiseWords.split('|')),
  goesOn: createPhrases([...answerWords.goesOn.split('|'), ...answerWords.turnsOver.split('|')]),
  handles: createPhrases(folded(clauseWords.handles.split('|'))),
  touches: createPhrases(clauseWords.touches.split('|')),
  leaves: createPhrases(clauseWords.leaves.split('|')),
  speaksOf: createPhrases(clauseWords.speaksOf.split('|')),
  conditions: createPhrases(clauseWords.conditions.split('|')),
  empty: createPhrases(clauseWords.empty.split('|')),
  lacks: createPhrases(clauseWords.lacks.split('|')),
  cart: createPhrases(folded(cartWords.split('|'))),
  paying: createPhrases(folded(payWords.split('|'))),
} satisfies Record<string, Phrases>

/** The words of a visitor are compared without their accents. */
function folded(words: readonly string[]): string[] {
  return words.concat(words.map((word) => fold(word)))
}

/** Pages leave accents out; a short word without them is often another one. */
function withoutAccents(words: readonly string[]): string[] {
  return words.concat(words.map((word) => fold(word)).filter(({ length }) => length >= 5))
}

/** "Deletes the item", "Deleting…": English words that begin a sentence rather than give an order. */
function inflected(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    /^[a-z]{4,}$/.test(word) ? [`${word}s`, `${word.replace(/e$/, '')}ing`] : [],
  )
}
