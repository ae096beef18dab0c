import type { Thing } from '#assistant'
import { saidKinds } from '../../../candidates/said-kinds.ts'
import type { Scene } from '../../../candidates/scene.ts'
import { writing, type Move } from '../../../plan/move.ts'
import { isEcho } from '../../../rank/is-echo.ts'
import { clausesOf } from '../../../understand/clauses.ts'
import type { Sentence } from '../../../understand/sentence.ts'
import { ordinal } from '../../../words/cues.ts'

/** Something of the page that is to be written into a field of it, and the parts of the sentence after that. */
export interface Copied {
  readonly moves: readonly Move[]
  readonly todo: readonly string[]
}

interface Copying {
  readonly sentence: Sentence
  readonly scene: Scene
  readonly target: Thing
}

/** What may be copied, by what is said of it; the first that is there counts. */
const sources: readonly ((copying: Copying) => string | undefined)[] = [wordOf, wholeText, valueOf, sumOf]

/** "Copy the text of the first box into the second", "type the last word into the field". */
export function readCopied(
  sentence: Sentence,
  scene: Scene,
  parsePart: (text: string) => Sentence,
): Copied | undefined {
  if (!saidKinds(sentence, thingsOf(scene)).some(({ things }) => things.every(isField))) return undefined
  const clauses = clausesOf(sentence)
  const parts = clauses.map(({ text }) => parsePart(text))
  const own = parts.findLastIndex((part) => fieldIn(part, scene) !== undefined)
  const part = parts[own]
  const target = part && fieldIn(part, scene)
  // What is told in that clause is the value itself.
  if (!part || !target || part.values.length > 0) return undefined
  for (const source of sources) {
    const value = source({ sentence, scene, target })
    if (value !== undefined)
      return {
        moves: [{ ...writing(target, value, target.name), said: part.text }],
        todo: parts.slice(own + 1).map(({ text }) => text),
      }
  }
  return undefined
}

/** The field that a clause says to write into: by its place, or the only one that is empty. */
function fieldIn(part: Sentence, scene: Scene): Thing | undefined {
  const writes = part.cues.filter(({ name }) => name === 'put' || name === 'into')
  const into = saidKinds(part, thingsOf(scene)).findLast(
    ({ things, places }) => things.every(isField) && writes.some(({ to }) => to <= Math.min(...places)),
  )
  const free = into?.counted ? [into.thing] : into?.things.filter(({ state }) => !state.value)
  const [target, another] = free ?? []
  return another || target?.state.readonly ? undefined : target
}

function thingsOf({ doables }: Scene): Thing[] {
  return [...new Set(doables.map(({ thing }) => thing))]
}

function isField({ use }: Thing): boolean {
  return use === 'write'
}

function isSaid(notion: string, { senses }: Sentence): boolean {
  return senses.some((sense) => sense.notion === notion)
}

/** The field that holds something: by its place, or the only one. */
function filledField({ sentence, scene, target }: Copying): Thing | undefined {
  const things = thingsOf(scene).filter((one) => isField(one) && one.id !== target.id)
  const counted = saidKinds(sentence, thingsOf(scene)).find(
    ({ counted: own, thing }) => own && thing?.id !== target.id,
  )
  const [field, other] = things.filter(({ state }) => state.value)
  return counted?.thing ?? (other ? undefined : field)
}

/** "The third word", "the last word" of a field or of the text beside it. */
function wordOf(copying: Copying): string | undefined {
  const { sentence } = copying
  const { senses, words, cues, language } = sentence
  const place = senses.find(({ notion }) => notion === 'word-vocabulary')?.places[0]
  if (place === undefined) return undefined
  const before = [place - 1, place - 2]
  const nth = before
    .map((one) => ordinal(words[one]?.letters ?? '', language))
    .find((one) => one !== undefined)
  const last = cues.some(({ name, from }) => name === 'last' && before.includes(from))
  const text = filledField(copying)?.state.value ?? textBeside(copying)
  const all = text?.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []
  return last ? all.at(-1) : nth === undefined ? undefined : all[nth - 1]
}

/** The text that a field is called by, or the nearest above it. */
function textBeside({ sentence, scene, target }: Copying): string | undefined {
  const { lines } = scene.view
  const own = lines.find(({ id }) => id === target.id)
  const above = lines.filter(
    ({ id, parent, index }) => id === 0 && own?.parent === parent && index < own.index,
  )
  return [...above.map(({ text }) => text), target.name].findLast(
    (text) => /\p{L}\S*\s+\S/u.test(text) && !isEcho({ text }, sentence),
  )
}

/** "Copy the text in the box above." */
function wholeText(copying: Copying): string | undefined {
  return isSaid('act.copy', copying.sentence) ? filledField(copying)?.state.value : undefined
}

/** "The value of Last name": what stands beside that name in a row of two. */
function valueOf({ sentence, scene }: Copying): string | undefined {
  const { lines } = scene.view
  const rows = lines.flatMap((line) => {
    const inside = lines.slice(line.index + 1, line.end).filter(({ parent }) => parent === line.index)
    const [name, value, more] = inside
    return name && value && !more && name.id === 0 && value.id === 0 && name.text && value.text
      ? [{ name: name.text, value: value.text }]
      : []
  })
  const named = rows.filter(({ name }) => {
    const own = scene.read(name).words
    return sentence.words.some((_, from) =>
      own.every(({ stem }, ahead) => sentence.words[from + ahead]?.stem === stem),
    )
  })
  const longest = Math.max(0, ...named.map(({ name }) => name.length))
  const [row, other] = named.filter(({ name }) => name.length === longest)
  return other ? undefined : row?.value
}

const sum = /^\s*(-?\d{1,6})\s*([-+−x×*·])\s*(-?\d{1,6})\s*=?\s*\??\s*$/u

const operations: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
}

/** "Solve it": a sum that stands beside the field. */
function sumOf({ sentence, target }: Copying): string | undefined {
  if (!isSaid('solve', sentence) && !isSaid('calculate', sentence)) return undefined
  const [, one, sign = '', other] = sum.exec(target.name) ?? []
  if (one === undefined || other === undefined) return undefined
  const operate = operations[sign.replace('−', '-')] ?? ((left: number, right: number) => left * right)
  return String(operate(Number(one), Number(other)))
}
