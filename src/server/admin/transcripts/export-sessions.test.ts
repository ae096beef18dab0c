import type { SessionDetail } from '#protocol'
import { expect, it } from 'vitest'
import { exportFormats } from './export-sessions.ts'

async function* conversation(...texts: string[]) {
  const timeline = texts.map((content) => ({ kind: 'message', at: 0, role: 'user', content }))
  yield { id: 'i', host: 'h', startedAt: 0, outcome: null, timeline } as unknown as SessionDetail
}

it('names the visitor, and who left a message with the conversation', async () => {
  async function* one() {
    for await (const detail of conversation('Hello'))
      yield {
        ...detail,
        visitor: { name: 'Grace', id: 7 },
        contact: { name: null, email: 'grace@navy.example' },
      } as SessionDetail
  }
  let file = ''
  for await (const line of exportFormats.csv.write(one())) file += line
  const [head = '', row = ''] = file.split('\r\n')
  const cells = row.split(',')
  const named = Object.fromEntries(head.split(',').map((name, index) => [name, cells[index]]))
  expect(named).toMatchObject({
    'visitor name': 'Grace',
    'visitor id': '7',
    'contact name': '',
    'contact email': 'grace@navy.example',
  })
})

it('No cell of the file begins like a formula, whatever stands before the sign', async () => {
  const formulas = [
    '=1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '\n=1',
    ' \n =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '|a',
    '\u3000＝1',
  ]
  let file = ''
  for await (const line of exportFormats.csv.write(conversation(...formulas, 'a=1', 'plain'))) file += line
  const cells = [...file.matchAll(/,user,("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
    cell.replace(/^"/, ''),
  )
  expect(cells).toHaveLength(formulas.length + 2)
  expect(cells.slice(0, -2).every((cell) => cell.startsWith("'"))).toBe(true)
  expect(cells.slice(-2)).toEqual(['a=1', 'plain'])
})
