import { expect, it } from 'vitest'
import { inflections, participles } from './inflections.ts'

const formsOf = (language: keyof typeof inflections, phrase: string) => inflections[language]?.(phrase) ?? []

it.each([
  ['es', 'dar de baja', 'darme de baja'],
  ['es', 'borrar', 'borrarlos'],
  ['it', 'svuotare', 'svuotarlo'],
  ['it', 'vendi', 'vendilo'],
  ['pt', 'excluir', 'excluí-lo'],
  ['pt', 'vender', 'vendê-la'],
  ['fr', 's’abonner', 'abonnez-vous'],
  ['fr', 'louer', 'louez'],
] as const)('%s: %s is also said as %s', (language, phrase, form) =>
  expect(formsOf(language, phrase)).toContain(form),
)

it('makes no participle of an order: what was sent is in "Inviati"', () =>
  expect(formsOf('it', 'invia')).not.toContain('inviati'))

it('leaves a phrase alone that begins with no verb', () => expect(formsOf('es', 'prueba gratis')).toEqual([]))

it.each([
  ['fr', 'refusé', 'refusées'],
  ['es', 'aprobado', 'aprobadas'],
  ['it', 'pubblicato', 'pubblicati'],
  ['pt', 'encerrado', 'encerradas'],
] as const)('%s: %s is said of others as %s', (language, word, form) =>
  expect(participles[language]?.(word)).toContain(form),
)
