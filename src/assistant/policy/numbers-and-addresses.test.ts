import { describe, expect, it } from 'vitest'
import { defaultSiteConfig, type Line, type Outline, type SequenceStep } from '#protocol'
import { judge } from './judge.ts'

interface Sight {
  readonly lines: readonly Line[]
  readonly forms?: Outline['forms']
  readonly message?: string
}

/** What the policy says of a model's step on the element 1, and by which row. */
function verdict(step: Partial<SequenceStep>, { lines, forms, message = '' }: Sight): string {
  const { decision, rule } = judge(
    { action: 'click', elementId: 1, description: '', ...step },
    {
      site: { id: 's', name: 'Mill', hosts: ['mill.example'], config: defaultSiteConfig(), policy: {} },
      page: { url: 'https://mill.example/a', outline: { lines: [...lines], ...(forms && { forms }) } },
      visitorWords: [message],
      message,
      by: 'model',
      agreed: new Set(),
      earlier: [],
      language: 'en',
      now: new Date(0),
    },
  )
  return `${decision}: ${rule}`
}

const post = [{ method: 'post', action: '/save' }]

describe('a part of a number', () => {
  const amount = (inputData: string, message: string) =>
    verdict(
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
  const follow = (href: string) => verdict({ action: 'click' }, { lines: [[0, 1, 'link', 'Here', { href }]] })

  it.each([
    '/users/ada/approve',
    '/posts/hello-world/publish',
    '/account/close',
    '/2fa/off',
    '/konto/loeschen',
    '/verify?verification_token=…',
    '/join?invite=AbC123xyz9',
  ])('that does something asks: %s', (href) => {
    expect(follow(href)).toMatch(/^ask/)
  })

  it.each(['/help/how-to/publish', '/shop?sort_key=price', '/account', '/lamps/tern'])(
    'that shows something is free: %s',
    (href) => {
      expect(follow(href)).toMatch(/^allow/)
    },
  )
})
