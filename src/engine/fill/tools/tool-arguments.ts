import type { SiteTool, ToolParameter } from './site-tool.ts'
import { cover } from '../../rank/cover.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { filling } from '../../weights.ts'
import { assign } from '../assign.ts'
import { valueFor, takesAnything } from './value-for.ts'
import { overlap } from '../../understand/extent.ts'
import { isTelling } from '../../understand/telling.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** What a sentence gives a tool, and which of its words that accounts for. */
export interface Given {
  readonly given: Arguments
  readonly places: ReadonlySet<number>
}

/** Values of a sentence as arguments of a tool: assigned like those of a form; boxes by what they are called. */
export function toolArguments(sentence: Sentence, { parameters, scene }: SiteTool): Given {
  const given: Record<string, unknown> = {}
  const places = new Set<number>()
  for (const one of assign(sentence, scene).fillings) {
    const { slot, value } = one
    const parameter = parameters.find(({ elementId }) => elementId === slot.thing.id)
    if (!parameter) continue
    given[parameter.name] = typed(value, parameter)
    for (const [place, word] of sentence.words.entries()) if (overlap(word, one)) places.add(place)
  }
  for (const { thing, labels, use } of scene.doables) {
    const box = use === 'tick' && parameters.find(({ elementId }) => elementId === thing.id)
    if (!box) continue
    const said = labels.map((label) => cover(sentence, label, scene.rarity, { denied: true }))
    const best = said.find(({ label }) => label[1] >= filling.labelSaid)
    if (best) given[box.name] = ![...best.met.keys()].some((place) => sentence.negated[place])
    else if (box.required) given[box.name] = false
    for (const place of best?.met.keys() ?? []) places.add(place)
  }
  return { given, places }
}

/** The words that are left over, where the tool has one place for words of any kind. */
export function freeArgument(
  { text, words, weights }: Sentence,
  { parameters }: SiteTool,
  given: Arguments,
  explained: ReadonlySet<number>,
): Given {
  const open = parameters.filter(({ name, slot }) => slot && !(name in given) && takesAnything(slot))
  const needed = open.filter(({ required }) => required)
  const [parameter, other] = needed.length > 0 ? needed : open
  const left = words.flatMap((_, place) =>
    isTelling(weights[place]) && !explained.has(place) ? [place] : [],
  )
  const [first, last] = [left[0], left.at(-1)]
  if (!parameter || other || first === undefined || last === undefined)
    return { given: {}, places: new Set() }
  // Words that others stand between are not one value.
  const torn = words.some((_, place) => place > first && place < last && explained.has(place))
  const value = text.slice(words[first]?.at, words[last]?.end)
  return torn
    ? { given: {}, places: new Set() }
    : { given: { [parameter.name]: typed(value, parameter) }, places: new Set(left) }
}

/** What an answer gives to the parameters that were asked for. */
export function askedArguments(
  sentence: Sentence,
  tool: SiteTool,
  asked: readonly ToolParameter[],
  bare: boolean,
): Arguments {
  const { given } = toolArguments(sentence, tool)
  const found: Record<string, unknown> = {}
  for (const parameter of asked) {
    const { name, slot } = parameter
    const kindred = asked.filter((one) => one.slot?.purpose === slot?.purpose)
    const lone = slot && kindred.length === 1 && !(takesAnything(slot) && (asked.length > 1 || !bare))
    const value = name in given ? given[name] : lone ? valueFor(slot, sentence) : undefined
    if (value !== undefined) found[name] = typed(value, parameter)
  }
  return found
}

function typed(value: unknown, { type }: ToolParameter): unknown {
  if (typeof value !== 'string') return value
  if (type === 'array') return [value]
  return (type === 'number' || type === 'integer') && Number.isFinite(Number(value)) ? Number(value) : value
}
