import type { PageView } from '../view/index.ts'
import { idsIn } from './ids-in.ts'
import { countOf, comparedWith, take, type Known, type Outlined, type Part } from './outlined.ts'

/** What is different on a page since it was last looked at. */
export interface PageChange {
  /** Parts that are new, or not what they were. */
  readonly changed: readonly Part[]
  /** Parts that the last outline had no place for: nobody knows how long they have been there. */
  readonly unknown: readonly Part[]
  /** Parts that are as they were but have not been shown. */
  readonly unshown: readonly Part[]
  readonly same: number
  readonly gone: number
  /** What was shown and can no longer be acted on, by the first thing of each. */
  readonly lost: readonly string[]
  /** Whether what is gone may only have been left out. */
  readonly cut: boolean
}

/** Compares a page with all of its last outline, not only with what was shown of that. */
export function changeOf(
  view: PageView,
  { parts, plain }: { readonly parts: readonly Part[]; readonly plain: readonly string[] },
  known: Known & { readonly gone: readonly string[] },
  { cut }: Outlined,
): PageChange {
  const { seen, outlined = { digests: '', cut: true }, gone } = known
  const compared = comparedWith(outlined, parts)
  const shown = countOf(seen)
  const unseen = new Set(parts.filter(({ text }) => !take(shown, text)))
  const added = compared.added.filter((part) => unseen.has(part))
  const ids = new Set(seen.flatMap(idsIn))
  const isChanged = ({ from, end }: Part) =>
    !outlined.cut || view.lines.slice(from, end).some(({ id, state }) => state.new || (id > 0 && ids.has(id)))
  const changed = added.filter(isChanged)
  for (const part of added) unseen.delete(part)
  const lost = lostOf(gone, plain)
  return {
    changed,
    unknown: added.filter((part) => !changed.includes(part)),
    unshown: [...unseen],
    same: parts.length - added.length,
    // What has changed is missing as it was before.
    gone: Math.max(compared.missing - changed.length, lost.length),
    lost,
    cut,
  }
}

/** The sentences that say how much is different; `told` parts of it are shown. */
export function tellChange(change: PageChange, told: ReadonlySet<Part>): string[] {
  const { changed, unknown, unshown, same, gone } = change
  const isSame = changed.length + unknown.length + gone === 0
  const first = [...unknown, ...unshown].filter((part) => told.has(part)).length
  const left = changed.length + unknown.length + unshown.length - told.size
  return [
    [
      isSame
        ? `Nothing has changed since your last look, all ${same} parts are as they were.`
        : `Since your last look, parts of the page: ${changed.length} new or changed, ${gone} ${change.cut ? 'gone or left out' : 'gone'}, ${same} as they were.`,
      ...(first > 0 ? [`Shown for the first time: ${first}.`] : []),
      ...(left > 0 ? [`Not shown so far: ${left} (find_on_page shows them).`] : []),
    ].join(' '),
    ...tellLost(change),
  ]
}

const lostNamed = 20

function tellLost(change: PageChange): string[] {
  const { lost } = change
  if (lost.length === 0) return []
  const more = lost.length > lostNamed ? ` and ${lost.length - lostNamed} more` : ''
  return [`${change.cut ? 'Gone or left out' : 'Gone'}: ${lost.slice(0, lostNamed).join(', ')}${more}`]
}

/** What has left the page, each record by its first thing to act on. */
function lostOf(gone: readonly string[], plain: readonly string[]): string[] {
  const ids = new Set(plain.flatMap(idsIn))
  return gone.flatMap((text) => {
    const first = text.split('\n').find((line) => idsIn(line).some((id) => !ids.has(id)))
    return first === undefined ? [] : [first.replace(/(?: -> | \(| \{).*$/, '')]
  })
}
