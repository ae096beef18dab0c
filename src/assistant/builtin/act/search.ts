import { ground, rank } from '../ground/ground.ts'
import { readPhrase } from '../ground/phrase.ts'
import type { PageIndex, Thing } from '../ground/page-index.ts'
import { roleNouns } from '../ground/role-nouns.ts'
import { quotes } from '../language/quotes.ts'
import { stopWords } from '../language/stop-words.ts'
import { words } from '../language/words.ts'
import type { Option } from '../memory.ts'
import type { Phrasebook } from '../texts/index.ts'
import type { IntentOf } from '../understand/intent.ts'
import { movesIn } from './moves.ts'
import { askOf, askWhich } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { pin, use } from './press.ts'

/** `Search for X`: types it into the page's search field and starts the search. */
export const search: Planner<IntentOf<'search'>> = (intent, scene) =>
  (intent.orOpen && onPage(intent, scene)) || bySearching(intent, scene)

/** `Find X`: what the page shows under that name needs no search. */
function onPage({ value }: IntentOf<'search'>, scene: Scene): Outcome | undefined {
  const kinds = ['link', 'button', 'other'] as const
  const found = ground(value, scene.index, { kinds })
  const intent = { kind: 'open', target: value } as const
  if (found.kind === 'sure') return use(found.thing, scene, intent)
  const named = rank(readPhrase(value, scene.index), scene.index, { kinds })
    .filter(({ covered, literal }) => covered >= mostly || (literal && covered >= half))
    .slice(0, mostOffered)
    .map(({ thing }) => thing)
  const asked = askWhich(named, scene, (thing) => pin(intent, thing))
  if (named.length === 0 || asked.kind !== 'unsure' || !searchField(scene.index)) return undefined
  return { ...asked, options: [...asked.options, searching(value, scene.say)] }
}

const mostly = 0.8
const half = 0.4
const mostOffered = 3

function bySearching(intent: IntentOf<'search'>, scene: Scene): Outcome {
  const field = searchField(scene.index)
  if (!field) return { kind: 'cannot', text: scene.say('noSearch'), lost: intent.value }
  const value = quotes(intent.value)[0]?.text ?? intent.value.replace(/^(?:the|a|an|some) /i, '')
  const button = searchButton(field, scene.index)
  const moves = movesIn(scene.say)
  return {
    kind: 'moves',
    moves: [
      { ...moves.write(field, value), deed: { kind: 'searched', name: value } },
      { ...(button ? moves.click(button) : moves.enter(field)), deed: undefined },
    ],
  }
}

/** Guesses, and the site's own search for what none of them may be. */
export function orSearch(phrase: string, guess: Outcome, { index, say }: Scene): Outcome {
  const value = namedIn(phrase)
  if (guess.kind !== 'unsure' || !isWorthSearching(value, index)) return guess
  const options = [...guess.options.slice(0, mostOffered), searching(value, say)]
  return { ...guess, question: askOf(options, say, false), options }
}

/** What is nowhere on the page may be found by the site's own search. */
export function offerSearch(phrase: string, { index, say }: Scene): Outcome | undefined {
  const value = namedIn(phrase)
  if (!isWorthSearching(value, index)) return undefined
  return { kind: 'unsure', question: say('noSuch', { target: phrase }), options: [searching(value, say)] }
}

/** What a search is given of a phrase. */
const namedIn = (phrase: string) => phrase.replace(/^(?:the|a|an|some|my) /i, '')

function isWorthSearching(value: string, index: PageIndex): boolean {
  const names = words(value).filter(({ folded }) => !stopWords.has(folded) && !(folded in roleNouns))
  return names.length > 0 && searchField(index) !== undefined
}

function searching(value: string, say: Phrasebook): Option {
  return { label: `${say('search')}: ${value}`, intent: { kind: 'search', value } }
}

function searchField({ things, page }: PageIndex): Thing | undefined {
  const usable = things.filter(
    ({ kind, element }) => kind === 'field' && !element.disabled && !element.secret,
  )
  return (
    usable.find(({ element }) => element.type === 'searchbox' || element.inputType === 'search') ??
    usable.find(({ element }) => element.form !== undefined && page.forms?.[element.form]?.search === true) ??
    usable.find(({ label }) =>
      /\b(?:search|find|suche\w*|rechercher?|buscar|cerca|pesquisar|zoeken?|szukaj|ara)\b|検索|搜索|بحث/iu.test(
        label,
      ),
    )
  )
}

function searchButton(field: Thing, { things }: PageIndex): Thing | undefined {
  const { form } = field.element
  if (form === undefined) return undefined
  return things.find(
    ({ kind, element }) => kind === 'button' && element.form === form && element.submits && !element.disabled,
  )
}
