import { describe, expect, it } from 'vitest'
import {
  commandLanguages,
  demoWords,
  dismissWords,
  fieldWords,
  labelLanguages,
  labels,
  launcherNames,
  noWords,
  numberWords,
  pageWords,
  replies,
  stepsUnderWay,
  textLanguages,
  widgetTexts as loaders,
  yesWords,
  type LabelGroup,
  type WidgetTexts,
} from './index.ts'

const widgetTexts: Record<string, WidgetTexts> = {}
for (const [language, load] of Object.entries(loaders)) widgetTexts[language] = (await load()).texts

/** Sentences: every language has the same ones, each with the places that English has. */
const sentences: Record<string, Record<string, Record<string, string>>> = {
  'widget texts': widgetTexts,
  replies,
  'steps under way': stepsUnderWay,
  'words of the demo': demoWords,
}
/** Words for one thing each. */
const names = { 'launcher names': launcherNames, 'dismiss words': dismissWords }
/** Several ways to say one thing, with bars between them. */
const answers = { 'yes words': yesWords, 'no words': noWords }

it.each(Object.entries({ textLanguages, commandLanguages, labelLanguages }))(
  '%s are named once each',
  (_, list) => {
    expect(list).toEqual([...new Set<string>(list)])
  },
)

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(Object.entries(sentences))('the %s', (_, table) => {
  it.each(textLanguages)('are whole in %s, with the same places to fill in', (language) => {
    const [english = {}, own = {}] = [table['en'], table[language]]
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
      expect(places(text), key).toEqual(places(english[key] ?? ''))
    }
  })

  it.each(textLanguages)('do not shout in %s', (language) => {
    for (const text of Object.values(table[language] ?? {})) expect(text).not.toMatch(/[!！]/)
  })

  it.each(textLanguages.filter((language) => language !== 'en'))('are not English in %s', (language) => {
    const [english = {}, own = {}] = [table['en'], table[language]]
    const same = Object.keys(own).filter((key) => own[key] === english[key] && own[key]?.includes(' '))
    // A line that Japanese sites leave in English.
    expect(same.filter((key) => key !== 'poweredBy')).toEqual([])
  })
})

it.each(textLanguages)('the launcher is called in %s what the panel calls itself', (language) => {
  expect(launcherNames[language]).toBe(widgetTexts[language]?.label)
})

describe.each(Object.entries(names))('the %s', (_, table) => {
  it.each(textLanguages)('exist in %s', (language) => expect(table[language].trim()).not.toBe(''))
})

describe.each(Object.entries(answers))('the %s', (_, table) => {
  it.each(commandLanguages)('are small letters without empty ones in %s', (language) => {
    const words = table[language].split('|')
    expect(words.length).toBeGreaterThan(1)
    for (const word of words)
      expect([word, word !== '']).toEqual([word.trim().toLowerCase().normalize(), true])
  })
})

it('nothing means both yes and no', () => {
  const all = (table: Record<string, string>) => Object.values(table).flatMap((words) => words.split('|'))
  const no = all(noWords)
  expect(all(yesWords).filter((word) => no.includes(word))).toEqual([])
})

it.each(commandLanguages)('the number words count to ten or to twenty in %s', (language) => {
  const words = numberWords[language].split(' ')
  expect([10, 20]).toContain(words.length)
  expect(words.every((forms) => forms.split('/').every(Boolean))).toBe(true)
})

const groups = Object.keys(labels.en) as LabelGroup[]
describe.each(labelLanguages)('the labels in %s', (language) => {
  it.each(groups)('have words for %s, none empty and none twice', (group) => {
    const words = labels[language][group]
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => word.trim() !== word || word === '')).toEqual([])
    expect([...new Set(words)]).toEqual(words)
  })
})

/** Words that pages say, by language and by what they mean. */
const pageTables: Record<string, Record<string, Record<string, readonly string[]>>> = {
  'page words': Object.fromEntries(
    Object.entries(pageWords).map(([language, groups]) => [language, { ...groups }]),
  ),
  'field words': Object.fromEntries(
    Object.entries(fieldWords).map(([language, purposes]) => [
      language,
      Object.fromEntries(Object.entries(purposes).map(([purpose, words]) => [purpose, words.split('|')])),
    ]),
  ),
}
describe.each(Object.entries(pageTables))('the %s', (_, table) => {
  it.each(labelLanguages)('are whole in %s, none empty, none twice', (language) => {
    for (const [group, words] of Object.entries(table[language] ?? {})) {
      expect(words.length, group).toBeGreaterThan(0)
      expect(words, group).toEqual([...new Set(words.map((word) => word.trim().toLowerCase().normalize()))])
      expect(words, group).not.toContain('')
    }
  })
})

it('prints what each language has', () => {
  const count = (words: string | undefined, between: string) => words?.split(between).length ?? 0
  const table = Object.fromEntries(
    labelLanguages.map((language) => [
      language,
      {
        texts: Object.keys(widgetTexts[language] ?? {}).length,
        replies: Object.keys((replies as Record<string, object>)[language] ?? {}).length,
        ...Object.fromEntries(
          Object.entries(answers).map(([name, words]) => [
            name,
            count((words as Record<string, string>)[language], '|'),
          ]),
        ),
        ...Object.fromEntries(groups.map((group) => [group, labels[language][group].length])),
      },
    ]),
  )
  console.table(table)
  expect(Object.keys(table)).toEqual([...labelLanguages])
})

it('says in every language that an AI is speaking', () => {
  const told = Object.values(widgetTexts).map(({ label }) => label)
  expect(told).toHaveLength(textLanguages.length)
  for (const label of told) expect(label).toMatch(/AI|KI|IA|الذكاء الاصطناعي|Yapay zekâ/)
})
