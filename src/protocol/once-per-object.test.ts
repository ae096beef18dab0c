import { expect, test, vi } from 'vitest'
import { oncePerObject } from './once-per-object.ts'

test('a thing is made once for each object, also where it is nothing', () => {
  const make = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : name.toUpperCase()))
  const upper = oncePerObject(make)
  const [ada, nobody] = [{ name: 'ada' }, { name: '' }]
  expect([upper(ada), upper(ada), upper(nobody), upper(nobody)]).toEqual(['ADA', 'ADA', undefined, undefined])
  expect(make).toHaveBeenCalledTimes(2)
  expect(upper({ name: 'ada' })).toBe('ADA')
  expect(make).toHaveBeenCalledTimes(3)
})
