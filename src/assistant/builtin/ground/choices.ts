import { barelyLikely, ground, likely, rank, type Grounding } from './ground.ts'
import type { ElementKind } from './kind.ts'
import { readPhrase } from './phrase.ts'
import { indexPage, indexThings, thingOf, type PageIndex, type Thing } from './page-index.ts'

/** Something that can be chosen: a thing itself, or one option of a select. */
export interface Choice {
  readonly thing: Thing
  readonly option?: string
}

export type ChoiceGrounding =
  | { readonly kind: 'sure'; readonly choice: Choice }
  | { readonly kind: 'unsure'; readonly choices: readonly Choice[] }
  | { readonly kind: 'none' }

/** Finds an option by its label, among radios, boxes and buttons and inside every select at once. */
export function groundChoice(
  phrase: string,
  index: PageIndex,
  among: (thing: Thing) => boolean = () => true,
  strict?: true,
): ChoiceGrounding {
  const { choices, pool } = choicesOf(
    index,
    (thing) => thing.kind !== 'field' && thing.kind !== 'file' && among(thing),
  )
  const found = ground(phrase, pool, { kinds: pressable, preferred: ['radio', 'toggle'], strict })
  return back(found, choices)
}

/** Whatever of a page may be meant by a phrase, options of selects included; the best four. */
export function likelyChoices(phrase: string, index: PageIndex, atAnyRate = false): Choice[] {
  const { choices, pool } = choicesOf(index, () => true)
  const matches = rank(readPhrase(phrase, pool), pool, { kinds: [...pressable, 'field', 'file', 'select'] })
  return (atAnyRate ? barelyLikely : likely)(matches).map((thing) => choices[thing.element.id] as Choice)
}

const pressable: readonly ElementKind[] = ['radio', 'toggle', 'button', 'link', 'other']

/** A page on which every option of a select stands as a thing of its own. */
function choicesOf(
  index: PageIndex,
  among: (thing: Thing) => boolean,
): { choices: Choice[]; pool: PageIndex } {
  const choices: Choice[] = []
  const things: Thing[] = []
  for (const thing of index.things.filter(among)) {
    if (thing.kind !== 'select') {
      things.push({ ...thing, element: { ...thing.element, id: choices.push({ thing }) - 1 } })
      continue
    }
    for (const option of thing.element.options ?? []) {
      const id = choices.push({ thing, option }) - 1
      const parent = `${thing.label} ${thing.element.parent ?? ''}`
      things.push(thingOf({ id, type: 'radio', text: option, parent }))
    }
  }
  return { choices, pool: indexThings(things, index.page) }
}

/** The option of one select that a value means. */
export function matchOption(
  value: string,
  options: readonly string[],
): Grounding & { readonly options: readonly string[] } {
  const elements = options.map((text, id) => ({ id, type: 'radio', text }))
  const found = ground(value, indexPage({ indexedElements: elements }), { kinds: ['radio'] })
  const things = found.kind === 'sure' ? [found.thing] : found.kind === 'unsure' ? found.things : []
  return { ...found, options: things.map((thing) => thing.label) }
}

function back(found: Grounding, choices: readonly Choice[]): ChoiceGrounding {
  const choiceOf = (thing: Thing): Choice => choices[thing.element.id] as Choice
  if (found.kind === 'sure') return { kind: 'sure', choice: choiceOf(found.thing) }
  if (found.kind === 'unsure') return { kind: 'unsure', choices: found.things.map(choiceOf) }
  return found
}
