import { describe, expect, it } from 'vitest'
import type { PageContext } from '#protocol'
import { converse, done } from './converse.ts'

const letter: PageContext = {
  url: 'https://mail.example/7',
  title: 'Boiler',
  language: 'en',
  visibleText: 'Boiler\nThe boiler is mended. Ilse',
  indexedElements: [
    { id: 1, type: 'button', text: 'Reply' },
    { id: 2, type: 'button', text: 'Forward' },
    { id: 3, type: 'button', text: 'Archive' },
  ],
}

const answer: PageContext = {
  ...letter,
  forms: [{ name: 'Reply' }],
  indexedElements: [
    { id: 11, type: 'textarea', text: 'Your message', form: 0, value: '' },
    { id: 12, type: 'button', text: 'Send', form: 0, submits: true },
  ],
}

describe('what is written once something is pressed', () => {
  it('presses first, writes then, and does not call it done before it is sent', async () => {
    const { say, see, result } = converse(letter)
    expect((await say('reply with "Thanks, see you on Monday."')).proposal).toMatchObject({
      kind: 'act',
      steps: [{ elementId: 1 }],
    })
    see(() => answer)
    expect((await result(done)).proposal).toMatchObject({
      kind: 'act',
      steps: [{ elementId: 11, inputData: 'Thanks, see you on Monday.' }],
    })
    see(() => ({
      ...answer,
      indexedElements: answer.indexedElements!.map((one) =>
        one.id === 11 ? Object.assign({ value: '' }, one, { value: 'Thanks, see you on Monday.' }) : one,
      ),
    }))
    expect((await result(done)).text).not.toMatch(/^Done/)
  })
})
