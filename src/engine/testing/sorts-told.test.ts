import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import { outlined } from './outlined.ts'

const club = outlined({ url: 'https://club.example/', title: 'Rowing club', language: 'en' }, [
  [0, 0, 'heading', 'Rowing club', { level: 1 }],
  [0, 1, 'combobox', 'Boat', { options: ['Grey Monday', 'Heron', 'Old Bess'], value: 'Heron' }],
  [0, 0, 'text', 'Heron goes out on 3 May at 09:00.'],
  [0, 0, 'text', 'Boat 12'],
  [0, 0, 'text', 'There are 9 boats in the shed.'],
  [0, 0, 'text', 'The shed opens at 07:15 every day.'],
])

describe('the sort of answer that was asked for', () => {
  it('is told by a list only where most of its choices are of it', async () => {
    expect((await converse(club).say('when does heron go out?')).text).toContain('3 May')
  })

  it('is no count in a name that ends in a number', async () => {
    expect((await converse(club).say('how many boats are in the shed?')).text).toContain('9 boats')
  })
})
