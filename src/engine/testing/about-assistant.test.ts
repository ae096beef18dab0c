import { noKnowledge, type Passage } from '#assistant'
import { describe, expect, it } from 'vitest'
import { converse, address } from './converse.ts'

const owners: Passage = {
  id: 'p',
  text: 'Our bulbs are made by people in Delft.',
  title: '',
  url: 'https://shop.example/',
  headings: [],
  language: 'en',
  score: 0.99,
  kind: 'answer',
}
const knowing = { ...noKnowledge, answers: async () => [owners], search: async () => [owners] }

describe('a question about whoever answers', () => {
  it.each([
    ['en', 'are you a bot?', 'a program, not a person'],
    ['en', 'am I talking to a human?', 'a program, not a person'],
    ['en', 'who made you', 'Pagehand'],
    ['en', 'what can you do?', 'I can answer questions'],
    ['de', 'rede ich mit einem Menschen?', 'ein Programm, kein Mensch'],
    ['ja', 'あなたはロボットですか？', '人間ではなくプログラムです'],
  ] as const)('[%s] %s is answered truthfully, whatever is known', async (language, said, told) => {
    const { text, proposal } = await converse(address, language, knowing).say(said)
    expect(text).toContain(told)
    expect(text).not.toContain('Delft')
    expect(proposal).not.toHaveProperty('unanswered')
  })

  it('is none that asks where they are', async () => {
    const { text } = await converse(address, 'fr').say('vous êtes où ?')
    expect(text).not.toContain('programme')
  })

  it('is no value for a field that was asked for', async () => {
    const visitor = converse(address)
    await visitor.say('my email is ida@mail.example, send it')
    const { text } = await visitor.say('are you a robot?')
    expect(text).toContain('a program, not a person')
  })
})
