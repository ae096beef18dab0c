import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'

export type InputRead = { readonly value: unknown } | { readonly problem: string }

/** Reads what a model wrote into the shape that was asked for: "3" is a 3, and null is nothing. */
export function readInput(schema: TSchema, input: unknown): InputRead {
  const value: unknown = Value.Clean(schema, Value.Convert(schema, withoutNulls(input)))
  const shape = compiledOf(schema)
  if (shape.Check(value)) return { value }
  const problems = shape.Errors(value).slice(0, 3)
  return {
    problem: problems.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; '),
  }
}

const compiled = new WeakMap<TSchema, Validator>()

/**
 * Compiles schemas one by one, each in a task of its own: while a model thinks about its first answer there is time,
 * and once it has answered nobody should wait.
 */
export function compileSoon([schema, ...more]: readonly TSchema[], later = setImmediate): void {
  if (!schema) return
  later(() => {
    compiledOf(schema)
    compileSoon(more, later)
  })
}

/** Compiled when it is first needed: most installations never call a model. */
function compiledOf(schema: TSchema): Validator {
  const known = compiled.get(schema)
  if (known) return known
  const made = Compile(schema)
  compiled.set(schema, made)
  return made
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutNulls(item)]))
}
