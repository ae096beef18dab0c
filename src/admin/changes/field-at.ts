import { languageName } from '../parts/language-name.ts'
import { fieldLabels, groupOfField, recordLabels, type FieldPath } from './field-labels.ts'

const translated = /^translations\.([^.]+)/

/** The field of the forms that a path belongs to, and what the path says beyond it: a language, the name of a header. */
export function fieldAt(path: string): { field: FieldPath; rest: string } | undefined {
  const language = translated.exec(path)?.[1]
  const parts = path.replace(translated, 'translations').split('.')
  for (let end = parts.length; end > 0; end -= 1) {
    const field = parts.slice(0, end).join('.')
    if (field in fieldLabels)
      return {
        field: field as FieldPath,
        rest: language ? languageName(language) : parts.slice(end).join('.'),
      }
  }
  return undefined
}

/** A path in the words of the forms: `launcher.shape` as "Launcher: Shape". */
export function sayField(path: string): string {
  const found = fieldAt(path)
  if (!found) return recordLabels[path] ?? path
  const [group, label] = [groupOfField[found.field], fieldLabels[found.field]]
  const name = group === label ? label : `${group}: ${label}`
  return found.rest ? `${name} (${found.rest})` : name
}
