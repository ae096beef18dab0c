import { expect, it } from 'vitest'
import { newRule, problemOf, rulesOf, trimmed } from './rules-of.ts'

it('reads the older lists as rules after the others, each with an id of its own', () => {
  const rules = [{ id: 'rule-2', effect: 'free', label: 'Frobnicate' }] as const
  const policy = { verbs: null, rules: [...rules], confirm: ['/account/*'], deny: ['Delete'] }
  expect(rulesOf(policy)).toEqual([
    ...rules,
    { id: 'rule-3', effect: 'never', label: 'Delete' },
    { id: 'rule-4', effect: 'ask', path: '/account/*' },
  ])
})

it('gives no id twice', () => {
  const taken = new Set(['rule-2'])
  expect([newRule('ask', taken), newRule('ask', taken)].map(({ id }) => id)).toEqual(['rule-3', 'rule-4'])
})

it('asks for a place, and for paths that can be one', () => {
  const rule = { id: 'r', effect: 'ask' } as const
  expect(problemOf({ ...rule, label: ' ' })).toMatch('Name words')
  expect(problemOf({ ...rule, path: 'account' })).toMatch('slash')
  expect(problemOf({ ...rule, selector: '.danger' })).toBeUndefined()
  expect(trimmed({ ...rule, label: ' Pay ', path: '' })).toEqual({ ...rule, label: 'Pay' })
})
