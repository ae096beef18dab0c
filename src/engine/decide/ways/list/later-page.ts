import { ordinalWords } from '#languages'
import type { Scene } from '../../../candidates/scene.ts'
import { moveOf, type Move } from '../../../plan/move.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { ordinal } from '../../../words/cues.ts'
import { listSaid } from './list-said.ts'
import { numberOf, pagesOf } from './turn-page.ts'

/** "Open the seventh result", where each page of a list shows three: the third page, and its first. */
export function onLaterPage(
  sentence: Sentence,
  scene: Scene,
): { readonly moves: readonly Move[]; readonly todo: readonly string[] } | undefined {
  const { ordinal: nth, words, language, text } = sentence
  const list = listSaid(sentence, scene)
  const pages = pagesOf(scene)
  if (nth === undefined || !list || list.some(({ thing }) => pages.some((page) => page.thing === thing)))
    return undefined
  const wanted = Math.ceil(nth / list.length)
  const page = pages.find((one) => numberOf(one) === wanted)
  const shown = pages.find(({ thing }) => thing.state.current ?? thing.state.selected)
  const place = words.findIndex(({ letters }) => ordinal(letters, language) === nth)
  const [word, there] = [words[place], nth - (wanted - 1) * list.length]
  if (!page || (shown && numberOf(shown) !== 1) || !word) return undefined
  const [form] = ordinalWords[language].split(' ')[there - 1]?.split('/') ?? []
  return {
    moves: [moveOf(page, true)],
    todo: [`${text.slice(0, word.at)}${form ?? ''}${text.slice(word.end)}`],
  }
}
