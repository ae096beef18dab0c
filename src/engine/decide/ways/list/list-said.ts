import type { CueName } from '#languages'
import { isMenu, type Doable, type Scene } from '../../../candidates/scene.ts'
import { cover } from '../../../rank/cover.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { reading } from '../../../weights.ts'
import { cuePlaces } from '../../../words/cues.ts'
import { pagesOf, placeOf } from './turn-page.ts'
import { tellingPlaces } from '../../../understand/telling.ts'

const results = new Set(['search.results', 'outcome', 'score'])

/** Where a sentence speaks of what was found. */
export function resultPlaces({ senses }: Sentence): number[] {
  return senses.flatMap(({ notion, places }) => (results.has(notion) ? places : []))
}

const seeking = new Set<CueName>(['find', 'seek'])

/** The one list that a sentence speaks of. */
export function listSaid(sentence: Sentence, scene: Scene): readonly Doable[] | undefined {
  const found = new Set([...resultPlaces(sentence), ...cuePlaces(sentence.cues, seeking)])
  const telling = tellingPlaces(sentence)
  // The pages of a list are none of what it holds.
  const paging = new Set(pagesOf(scene).map(placeOf))
  const lists = listsOf({ doables: scene.doables.filter((one) => !paging.has(placeOf(one))) })
  const meeting = (wanted: readonly number[]) => lists.filter((list) => meets(list, wanted, sentence, scene))
  const inFolder = lists.filter((list) => isFolderSaid(list, telling, sentence, scene))
  const called = inFolder.length > 0 ? inFolder : meeting(telling)
  // "The third result" of a list that is not called so.
  const [list, other] = called.length > 0 ? called : meeting(telling.filter((place) => !found.has(place)))
  if (list && !other) return list
  const unnamed = telling.filter((place) => !isLead(place, sentence))
  return unnamed.length === 0 || !list ? openedList(unnamed, lists, sentence) : undefined
}

const opening = new Set(['act.open', 'act.show', 'content.read', 'read', 'nav.go-to', 'view.details'])

/** "Read the third article": who only opens one of its place means what the page is a list of. */
function openedList(
  telling: readonly number[],
  lists: readonly (readonly Doable[])[],
  sentence: Sentence,
): readonly Doable[] | undefined {
  const opens = sentence.senses.some(
    ({ notion, places }) => opening.has(notion) && places.every((place) => isLead(place, sentence)),
  )
  return opens && telling.length <= 1 ? mainList(lists) : undefined
}

/** Whether a word is the first that tells anything. */
function isLead(place: number, { weights, leading }: Sentence): boolean {
  return place === weights.findIndex((weight, at) => weight > 0 || leading[at])
}

/** What a page is a list of, where there is one such list: nobody needs to call it by its heading. */
function mainList(lists: readonly (readonly Doable[])[]): readonly Doable[] | undefined {
  const main = lists
    .filter((list) => !list.some(({ thing }) => [...thing.within, ...thing.path].some(isMenu)))
    .map(ofOneFolder)
    .filter(hasTitles)
  const [most, next] = main.toSorted((one, other) => other.length - one.length)
  const few = most === undefined || most.length < reading.leastList
  return few || (next && next.length * 2 > most.length) ? undefined : most
}

/** Whether most of a list is called by more than a word, as what is on a page is and its menus are not. */
function hasTitles(list: readonly Doable[]): boolean {
  const titled = list.filter(({ thing }) => /\S\s+\S|\p{Lo}{4}/u.test(thing.name))
  return titled.length * 2 > list.length
}

/** Of links in one place those that lead to one folder, where most do: "/topic/1", "/topic/2", but not "/rules". */
function ofOneFolder(list: readonly Doable[]): readonly Doable[] {
  const folders = new Map<string, Doable[]>()
  for (const one of list) {
    const folder = folderOf(one)
    folders.set(folder, [...(folders.get(folder) ?? []), one])
  }
  return [...folders.values()].find((group) => group.length * 2 > list.length) ?? list
}

/** Whether the address of a list says what it holds: "/exhibitions/steam". */
function isFolderSaid(
  list: readonly Doable[],
  places: readonly number[],
  { words }: Sentence,
  scene: Scene,
): boolean {
  const folder = folderOf(list[0])
    .split('/')
    .findLast((part) => part !== '')
  if (folder === undefined || places.length === 0 || ofOneFolder(list).length < list.length) return false
  const own = new Set(scene.read(folder.replace(/[-_]/g, ' ')).words.map(({ stem }) => stem))
  return places.every((place) => own.has(words[place]?.stem ?? ''))
}

function folderOf(doable: Doable | undefined): string {
  return doable?.thing.state.href?.replace(/[^/]*\/?$/u, '') ?? ''
}

/** Whether what a list stands under speaks of all of these words. */
function meets(
  list: readonly Doable[],
  places: readonly number[],
  sentence: Sentence,
  scene: Scene,
): boolean {
  const titles = list.flatMap(({ thing }) => thing.path.slice(-1))
  const met = new Set(
    titles.flatMap((title) => Array.from(cover(sentence, scene.read(title), scene.rarity).met.keys())),
  )
  return places.every((place) => met.has(place))
}

/** Links of one part of the page that lead to different places, two at least; menus are none. */
function listsOf({ doables }: Pick<Scene, 'doables'>): Doable[][] {
  const groups = new Map<string, Doable[]>()
  for (const doable of doables) {
    const { thing, use, namesakes } = doable
    // Two results may have one title.
    const again = namesakes > 0 && thing.record === undefined
    if (use !== 'press' || thing.kind !== 'link' || again || thing.within.includes('navigation')) continue
    const key =
      thing.record === undefined ? `path ${thing.path.at(-1) ?? ''}` : `record ${thing.path.at(-1) ?? ''}`
    const group = groups.get(key) ?? []
    // A record is spoken of by its first link.
    if (thing.record === undefined || !group.some((one) => one.thing.record === thing.record))
      groups.set(key, [...group, doable])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
