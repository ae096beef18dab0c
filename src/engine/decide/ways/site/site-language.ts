import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

const isLanguage = /^language-([a-z]{2,3})$/
/** What a sentence speaks of that wants the whole site in another language. */
const ofSite = new Set([
  'settings.language',
  'help.language',
  'website',
  'web-page',
  'act.change',
  'act.replace',
  'act.show',
  'see',
  'vision',
  'content.read',
  'read',
  'light-switch',
  'toggle-switch',
  'translation',
  'translate',
  'language',
])

/** "Can I get this site in English?": the one thing on the page that is called by that language. */
export function siteLanguage(sentence: Sentence, { doables, view, language }: Scene): Doable | undefined {
  const { senses, weights, negated } = sentence
  const [code, other] = new Set(senses.flatMap(({ notion }) => isLanguage.exec(notion)?.[1] ?? []))
  if (code === undefined || other !== undefined || negated.some(Boolean)) return undefined
  const said = new Set(
    senses.flatMap(({ notion, places }) => (isLanguage.test(notion) || ofSite.has(notion) ? places : [])),
  )
  if (tellingPlaces({ weights }).some((place) => !said.has(place))) return undefined
  const names = namesOf(code, language)
  const [one, more] = doables.filter(
    ({ use, option, thing }) =>
      use !== 'write' &&
      names.has((option ?? thing.name).trim().toLowerCase()) &&
      // A language among the fields of a form is an answer to something else.
      (thing.form === undefined || (view.forms[thing.form]?.fields.length ?? 0) < 2),
  )
  return more ? undefined : one
}

/** What a language is called by those who speak it, by the page, in English, and in short. */
function namesOf(code: string, page: string): ReadonlySet<string> {
  const named = [code, page, 'en'].flatMap((language) => {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(code)
    return name === undefined ? [] : [name.toLowerCase()]
  })
  return new Set([code, ...named])
}
