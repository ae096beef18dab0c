import { expect, expectTypeOf, it } from 'vitest'
import { byKind, byTag } from './by-kind.ts'

type Shape =
  { readonly kind: 'circle'; readonly radius: number } | { readonly kind: 'square'; readonly side: number }

const areas = {
  circle: ({ radius }: Extract<Shape, { kind: 'circle' }>, scale: number) => 3 * radius ** 2 * scale,
  square: ({ side }: Extract<Shape, { kind: 'square' }>, scale: number) => side ** 2 * scale,
}

it('calls the entry that a value belongs to, with what else it takes', () => {
  const shapes: Shape[] = [
    { kind: 'circle', radius: 2 },
    { kind: 'square', side: 3 },
  ]
  const found = shapes.map((shape) => byKind(areas, shape, 10))
  expectTypeOf(found).toEqualTypeOf<number[]>()
  expect(found).toEqual([120, 90])
})

it('goes by any field that tells the values apart', () => {
  type Named = { readonly name: 'a'; readonly text: string } | { readonly name: 'b' }
  const table: { readonly [Name in Named['name']]: (value: Extract<Named, { name: Name }>) => string } = {
    a: ({ text }) => text,
    b: () => 'nothing',
  }
  const value: Named = { name: 'a', text: 'something' } as Named
  expect(byTag('name', table, value)).toBe('something')
})

it('does not compile with a table that lacks a kind, or an entry that takes another', () => {
  const shape = { kind: 'square', side: 1 } as Shape
  // @ts-expect-error the table lacks `square`
  expect(() => byKind({ circle: areas.circle }, shape, 1)).toThrow()
  // @ts-expect-error the second argument is missing
  expect(byKind(areas, shape)).toBeNaN()
  // @ts-expect-error the entry of `square` takes a circle
  expect(byKind({ circle: areas.circle, square: areas.circle }, shape, 1)).toBeNaN()
})
