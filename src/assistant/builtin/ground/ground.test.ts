import { expect, it } from 'vitest'
import { contact } from '../tried-engine.ts'
import { ground } from './ground.ts'
import { indexPage } from './page-index.ts'

const name = (phrase: string) => ground(phrase, indexPage(contact), { kinds: ['field'] })

it('finds a field by its name, and by nothing that is longer than a name can be', () => {
  expect(name('please, please, the e-mail')).toMatchObject({ kind: 'sure' })
  expect(name(`${'please, '.repeat(50)}the e-mail`)).toEqual({ kind: 'none' })
})
