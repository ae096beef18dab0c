import { removing } from '../../../understand/acts.ts'

/** What is pressed for one that is simply taken, the first that there is. */
export const taking: readonly string[] = ['cart.add', 'book.new', 'act.select', 'act.assign']

/** Names of one and the same deed, where it is done with one of several things alike. */
const deeds: readonly (readonly string[])[] = [
  [
    'act.bookmark',
    'wishlist.add',
    'cart.save-for-later',
    'act.save',
    'act.like',
    'act.pin',
    'nomination-shortlist',
  ],
  // A button that is called "Report" may be read as a thing.
  ['act.report', 'report-document'],
  removing,
  ['act.compare', 'view.compare'],
]

/** All names of a deed. */
export function deedNames(notions: readonly string[]): readonly string[] {
  return deeds.find((names) => names.some((name) => notions.includes(name))) ?? []
}

export function isSameDeed(one: string, other: string): boolean {
  return deeds.some((names) => names.includes(one) && names.includes(other))
}

/** Whether a notion is one of the names of a deed. */
export function isNamedDeed(notion: string): boolean {
  return deeds.some((names) => names.includes(notion))
}
