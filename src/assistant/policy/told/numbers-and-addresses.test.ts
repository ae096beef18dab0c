import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdict-of.ts'

const post = [{ method: 'post', action: '/save' }]

describe('a part of a number', () => {
  const amount = (inputData: string, message: string) =>
    verdictOf(
      { action: 'type', inputData },
      { lines: [[0, 1, 'textbox', 'Amount', { form: 0 }]], forms: post, message },
    )

  it.each([
    ['50', 'send 1.50 to Ada'],
    ['500', 'send 1.500 € to Ada'],
    ['99', 'send 0,99 € to Ada'],
    ['30', 'send it to Ada at 10:30'],
  ])('is another number: %s of "%s"', (part, message) => {
    expect(amount(part, message)).toBe('ask: value-provenance')
  })

  it.each([
    ['1.50', 'send 1.50 to Ada'],
    ['50', 'send 50, to Ada'],
    ['50', 'send Ada 50.'],
  ])('is told as a whole: %s of "%s"', (whole, message) => {
    expect(amount(whole, message)).toBe('allow: mechanics')
  })
})

describe('an address', () => {
  const follow = (href: string) =>
    verdictOf({ action: 'click' }, { lines: [[0, 1, 'link', 'Here', { href }]] })

  it.each([
    '/users/ada/approve',
    '/posts/hello-world/publish',
    '/account/close',
    '/2fa/off',
    '/konto/loeschen',
    '/verify?verification_token=…',
    '/join?invite=AbC123xyz9',
    '/cart/clear',
    '/list/empty',
    '/session/end',
    '/warenkorb/leeren',
    '/vm/5/stop',
    '/server/restart',
    '/users/5/promote',
    '/x?transfer=5',
    '/x?approve=5',
    '/account?withdraw=50',
  ])('that does something asks: %s', (href) => {
    expect(follow(href)).toMatch(/^ask/)
  })

  it.each([
    '/help/how-to/publish',
    '/shop?sort_key=price',
    '/account',
    '/lamps/tern',
    '/filters/clear',
    '/bus/stop',
    '/jobs/promote',
    '/clear',
  ])('that shows something is free: %s', (href) => {
    expect(follow(href)).toMatch(/^allow/)
  })

  it.each([
    ['/x?transfer=5', 'ask'],
    ['/account?withdraw=50', 'ask'],
    ['/search?submit=Search&q=lamp', 'allow'],
    ['/list?order=asc', 'allow'],
  ])('that is opened counts by the keys of its query: %s', (url, decision) => {
    expect(verdictOf({ action: 'navigate', elementId: -1, url }, {})).toMatch(new RegExp(`^${decision}`))
  })
})
