import { sayField } from './field-at.ts'

interface Refused {
  readonly path: string
  readonly reason: string
}

/** Where in a form the server found something: `body/launcher/offsetX` as `launcher.offsetX`. */
export function pathOf({ path }: Pick<Refused, 'path'>): string {
  return path.replace(/^body\/?/, '').replaceAll('/', '.')
}

/** What the server did not take, in the words of the forms. */
export function sayIssue(issue: Refused, part?: string): string {
  const path = [part, pathOf(issue)].filter(Boolean).join('.')
  const isUnlike = issue.reason.startsWith('must match pattern')
  return sayWrong(
    path,
    isUnlike ? 'It is not written as it must be.' : `It ${issue.reason.replace('NOT', 'not')}.`,
  )
}

/** What is wrong with a field; of a list also with which of its entries, counted from one. */
export function sayWrong(path: string, sentence: string): string {
  const [, list = path, place] = /^(.*?)\.(\d+)(?:\.|$)/.exec(path) ?? []
  return `${sayField(list)}${place === undefined ? '' : `, number ${Number(place) + 1}`}: ${sentence}`
}
