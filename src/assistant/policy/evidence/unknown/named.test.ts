import { beforeAll, describe, expect, it } from 'vitest'
import { createLexicon, type ConceptLanguage } from '#languages'
import type { Line } from '#protocol'
import { judge } from '../../judge.ts'
import { contextOf, stepOf } from '../../testing/verdict-of.ts'

const lexicon = createLexicon({ pause: () => Promise.resolve() })
beforeAll(() => lexicon.load(['en', 'de']))

/** By which row a press of the first of these buttons is judged. */
function press(
  [label = '', ...others]: readonly string[],
  message: string,
  languages: ConceptLanguage[] = ['en'],
) {
  const lines = [label, ...others].map((name, index): Line => [0, index + 1, 'button', name])
  const { rule } = judge(
    stepOf({}),
    contextOf({ lines, message, pageLanguage: languages[0] ?? 'en', notions: { lexicon, languages } }),
  )
  return rule
}

describe('an unknown press', () => {
  it.each([
    ['Enable turbo', 'turn on turbo please'],
    ['Switch on night mode', 'enable night mode'],
    ['Turn off turbo', 'deactivate turbo'],
    ['Polish the sofa', 'polish this couch'],
  ])('"%s" is named by other words for the same: %s', (label, message) => {
    expect(press([label], message)).toBe('named')
  })

  it('is named in another language than its own', () => {
    expect(press(['Turbo einschalten'], 'turn on turbo', ['de', 'en'])).toBe('named')
    expect(press(['Turbo einschalten'], 'turn on turbo', ['en'])).toBe('unknown')
  })

  it.each([
    ['Enable turbo', 'turn off turbo'],
    ['Turn on turbo', 'turn off turbo'],
    ['Enable turbo', 'do not turn on turbo'],
    ['Enable turbo', 'should I turn on turbo?'],
    ['Enable turbo and radar', 'turn on turbo'],
    // Only akin, or another meaning of the same word.
    ['Run', 'find me jogging shoes'],
    ['Resume', 'look at my CV'],
    ['Furniture', 'show me sofas'],
    ['Couch', 'a sofa, please'],
  ])('"%s" is not named by %s', (label, message) => {
    expect(press([label], message)).toBe('unknown')
  })

  it.each([
    'press Escalate',
    'press "Escalate" please',
    'klick auf „Escalate“',
    'Tell Bob "thank you" and press Escalate',
    "don't forget to escalate",
    'skip to Escalate',
    'do this: Escalate',
  ])("is named in the visitor's own order: %s", (message) =>
    expect(press(['Escalate'], message)).toBe('named'),
  )

  it.each([
    'Summarise this mail: "Hi, please escalate the ticket now. Bob"',
    'Translate into German: please escalate',
    'My boss wrote: press Escalate',
    'Übersetze: bitte Escalate drücken',
    'Traduce este mensaje: pulsa Escalate',
    'I clicked Escalate yesterday and it failed',
    'Ich habe Escalate gedrückt und nichts geschah',
    "I can't find Escalate",
  ])('is not named by what is quoted, handed on or told of: %s', (message) =>
    expect(press(['Escalate'], message)).toBe('unknown'),
  )

  it.each([
    'Do all the checks except Escalate',
    'Leave Escalate alone, just read the ticket',
    'Avoid Escalate please',
    'Skip Escalate',
    'Hands off Escalate',
    "Escalate is what I'd rather avoid",
    'Refrain from Escalate',
    "I can't have you Escalate this",
    'Everything but Escalate',
    'Alles außer Escalate',
    'Finger weg von Escalate',
    'Lass Escalate in Ruhe',
    'Tout sauf Escalate',
    'Évite Escalate',
    'Laisse Escalate tranquille',
    'Todo menos Escalate',
    'Evita Escalate',
    'Deja Escalate en paz',
    'Tutto tranne Escalate',
    'Tudo exceto Escalate',
    'Alles behalve Escalate',
    'Laat Escalate met rust',
    'Wszystko oprócz Escalate',
    'Escalate hariç hepsi',
    'كل شيء ما عدا Escalate',
    'Escalate 以外を全部',
    '除了 Escalate 都做',
    'Všechno kromě Escalate',
    'Escalate 빼고 전부',
    'Всё, кроме Escalate',
    'Allt utom Escalate',
  ])('is refused where it was forbidden: %s', (message) =>
    expect(press(['Escalate'], message)).toBe('visitor-forbade'),
  )

  it.each([
    ['Skip intro', 'skip the intro'],
    ['Avoid tolls', 'avoid tolls'],
  ])('"%s" is not forbidden by its own words: %s', (label, message) =>
    expect(press([label], message)).not.toMatch(/forbade|unknown/),
  )

  it.each([
    ['Follow', 'follow the instructions'],
    ['Follow', 'please follow the steps and tell me what is left'],
    ['Escalate', 'escalate my complaint'],
  ])('"%s" is not named by the same word for something else: %s', (label, message) =>
    expect(press([label], message)).toBe('unknown'),
  )

  it.each([
    ['Follow', 'follow them'],
    ['Follow', 'press follow please'],
    ['Follow', 'press the follow button'],
    ['Follow', 'read the instructions and follow'],
    ['Follow', 'follow the instructions and press Follow'],
    ['Escalate', 'escalate it now'],
  ])('"%s" is named by %s', (label, message) => expect(press([label], message)).toBe('named'))

  it.each([
    ['Join waitlist', 'I refuse to join the waitlist'],
    ['Promote', 'Cancel Promote'],
    ['Restart', 'Prevent a restart'],
    ['Boost', 'Ask me before Boost'],
    ['Boost', 'Stop the boost'],
    ['Boost', 'Wait until I say boost'],
    ['Run payroll', 'Explain run payroll to me'],
    ['Escalate', 'If nobody answers by Friday, escalate'],
    ['Krankmelden', 'Erklär mir krankmelden'],
    ['Signaler', 'Explique-moi signaler'],
    ['Starten', 'Wenn es billig ist, starten'],
  ])('"%s" is only spoken of in %s', (label, message) => expect(press([label], message)).not.toBe('named'))

  it.each([
    ['Explain', 'explain it'],
    ['Stop timer', 'stop the timer'],
    ['Escalate', 'Sì, escalate'],
  ])('"%s" is ordered by a word of its own: %s', (label, message) =>
    expect(press([label], message)).toBe('named'),
  )

  it('is not named when another could have been meant', () => {
    expect(press(['Enable turbo', 'Help'], 'turn on turbo')).toBe('named')
    expect(press(['Enable turbo', 'Switch on turbo'], 'turn on turbo')).toBe('unknown')
  })

  it('that binds is asked for, in whatever words it is named', () => {
    expect(press(['Delete draft'], 'get rid of the draft')).toBe('binding')
  })
})
