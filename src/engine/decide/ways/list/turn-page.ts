import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { isTelling } from '../../../understand/telling.ts'

const pageNotions = new Set(['web-page', 'page-of-book'])
const nextNotions = new Set(['nav.next', 'time.after'])
const numbered = /^\D{0,12}?(\d{1,4})$/u
const arrow = /^[›»>→]$|^(?:next|weiter|suivante?|siguiente)\b/iu

/** "The last page", "page 3", "the second page", "what's on the page after": a list that goes on, by the numbers of its pages. */
export function turnPage(sentence: Sentence, scene: Scene): Doable | undefined {
  const { senses, words, weights, cues, values } = sentence
  const spoken = senses.flatMap(({ notion, places }) => (pageNotions.has(notion) ? places : []))
  const pages = spoken.length > 0 ? pagesOf(scene) : []
  if (pages.length < 2) return undefined
  const ahead = senses.flatMap(({ notion, places }) => (nextNotions.has(notion) ? places : []))
  const last = cues.find(({ name }) => name === 'last')
  const own = new Set([...spoken, ...ahead, ...(last ? [last.from] : [])])
  const other = words.some((_, place) => isTelling(weights[place]) && !own.has(place))
  if (other) return undefined
  const [number, more] = values
  const wanted = number ? Number(number.value) : sentence.ordinal
  if (wanted !== undefined && !more) return pages.find((page) => numberOf(page) === wanted)
  if (last) return pages.at(-1)
  const goesOn = ahead.length > 0 || cues.some(({ name }) => name === 'then')
  return goesOn ? nextOf(pages, scene) : undefined
}

/** The number that a link or button to a page of a list is called by. */
export function numberOf({ thing }: Doable): number {
  return Number(numbered.exec(thing.name.trim())?.[1] ?? Number.NaN)
}

/** The part of a page that a thing stands in. */
export function placeOf({ thing: { path, record } }: Doable): string {
  return `${record ?? ''} ${path.join('>')}`
}

/** Links and buttons of one part of the page that count up. */
export function pagesOf({ doables }: Scene): Doable[] {
  const groups = new Map<string, Doable[]>()
  for (const doable of doables) {
    if (doable.use !== 'press' || Number.isNaN(numberOf(doable))) continue
    const key = placeOf(doable)
    const group = groups.get(key) ?? []
    if (numberOf(doable) > Math.max(0, ...group.map(numberOf))) groups.set(key, [...group, doable])
  }
  const [pages = [], other] = [...groups.values()].filter(
    (group) => group.length > 1 && group.some((one) => numberOf(one) <= 2),
  )
  return other ? [] : pages
}

/** What is called so, or the number behind the one that is shown. */
function nextOf(pages: readonly Doable[], { doables }: Scene): Doable | undefined {
  const path = pages[0]?.thing.path.join('>')
  const called = doables.find(
    ({ thing, use, labels }) =>
      use === 'press' &&
      thing.path.join('>') === path &&
      (arrow.test(thing.name.trim()) ||
        labels.some(({ senses }) => senses.some(({ notion }) => notion === 'nav.next'))),
  )
  const shown = pages.findIndex(({ thing }) => thing.state.current ?? thing.state.selected)
  return called ?? (shown === -1 ? undefined : pages[shown + 1])
}
