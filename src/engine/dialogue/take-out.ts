import type { Doable, Scene } from '../candidates/scene.ts'
import type { Offer } from '../decide/decision.ts'
import { saidEmpty } from '../decide/ways/cart/to-checkout.ts'
import { moveOf } from '../plan/move.ts'
import { cover } from '../rank/cover.ts'
import { itemsOf, type Item } from '../records/item.ts'
import { removing } from '../understand/acts.ts'
import { clausesOf } from '../understand/clauses.ts'
import { referencesIn } from '../understand/references.ts'
import type { Sentence } from '../understand/sentence.ts'
import { takingOut } from '../understand/taking-out.ts'
import { isTelling } from '../understand/telling.ts'
import { fresh, type Progress } from './memory.ts'
import { propose } from './propose.ts'
import { answer, offering, type Reply } from './reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { isSpokenOf } from './subject.ts'
import { isCart, toCart } from '../plan/to-cart.ts'
import { wasAdded } from './was-added.ts'

/** Something that can be taken out, and what is pressed for it. */
interface Row {
  readonly control: Doable
  readonly title: string
  readonly texts: readonly string[]
}

/**
 * "Take it out again", "empty my cart": by the control of its own row, on the page of the cart where this one has none.
 * Undefined where it is not said of a cart, nor of what was just put into one.
 */
export function takenOut(
  sentence: Sentence,
  context: ReplyContext,
  progress: Partial<Progress> = {},
): Reply | undefined {
  const { scene, memory, say } = context
  const much = scene && takingOut(sentence)
  if (!much || clausesOf(sentence).some(({ text }) => !takingOut(context.parse(text)) && says(text)))
    return undefined
  const here = isCart(scene)
  const spoken = sentence.senses.some(({ notion }) => notion.startsWith('cart.'))
  const { leans, tells } = referencesIn(sentence)
  if (!spoken && !(leans && (here || wasAdded(context)))) return undefined
  const rows = rowsIn(scene)
  const meant = much === 'all' ? (here ? rows : []) : rowsMeant(rows, sentence, context)
  const [row, other] = meant
  if (row && much === 'all') {
    const todo = other ? [sentence.text, ...(progress.todo ?? [])] : (progress.todo ?? [])
    return propose([moveOf(row.control, true)], context, { ...progress, todo })
  }
  if (row && !other) return propose([moveOf(row.control, true)], context, progress)
  if (row) return offering(say('which'), offersOf(meant), fresh(memory))
  const cart = toCart(scene)
  if (cart && !progress.done)
    return propose([cart], context, { todo: [sentence.text, ...(progress.todo ?? [])] })
  if (!here && !wasAdded(context)) return undefined
  const empty = here && rows.length === 0 ? saidEmpty(scene) : undefined
  if (empty) return answer(empty.text, fresh(memory))
  const target = sentence.words.filter((_, place) => tells.includes(place)).map(({ text }) => text)
  const why = target.length > 0 ? say('noSuch', { target: target.join(' ') }) : say('cannotUndo')
  return answer(why, fresh(memory), true)

  function says(text: string): boolean {
    const { tells, acts } = referencesIn(context.parse(text))
    return tells.length + acts.length > 0
  }
}

/** Everything on a page that can be taken out of it. */
export function rowsIn(scene: Scene): Row[] {
  const items = itemsOf(scene.view)
  return scene.doables.flatMap((control): Row[] => {
    const { use, thing, labels, around } = control
    const takes = labels.some(({ senses }) => senses.some(({ notion }) => removing.includes(notion)))
    if (use !== 'press' || !takes) return []
    const item = items.find(({ things }) => things.some(({ id }) => id === thing.id))
    const texts = item ? textsOf(item) : around.map(({ text }) => text)
    return [{ control, title: item?.title ?? around[0]?.text ?? thing.name, texts: [thing.name, ...texts] }]
  })
}

function textsOf({ title, parts }: Item): string[] {
  return [title, ...parts.flatMap(({ text, control }) => (control ? [] : [text]))]
}

/** The rows that are named, or else hold what was spoken of last, as it was put in. */
export function rowsMeant(
  rows: readonly Row[],
  sentence: Sentence,
  { scene, memory }: ReplyContext,
): readonly Row[] {
  if (!scene) return []
  const { tells } = referencesIn(sentence)
  const telling = tells.filter((place) => isTelling(sentence.weights[place]))
  if (telling.length > 0)
    return mostOf(rows, ({ title, texts }) => {
      const met = new Set(
        [title, ...texts].flatMap((text) =>
          [...cover(sentence, scene.read(text), scene.rarity, { denied: true }).met].flatMap(
            ([place, level]) => (level < 2 ? [place] : []),
          ),
        ),
      )
      return telling.filter((place) => met.has(place)).length
    })
  const titles = memory.subject?.titles ?? []
  const labels = new Set((memory.last?.moves ?? []).map(({ label }) => label))
  const spoken = rows.filter(({ title, texts }) => isSpokenOf(titles.length > 0 ? texts : [title], memory))
  const asAdded = mostOf(spoken, ({ texts }) => texts.filter((text) => labels.has(text)).length)
  if (spoken.length > 0) return asAdded.length > 0 ? asAdded : spoken
  return titles.length === 0 || rows.length === 1 ? rows : []
}

/** Those of which most is so; none where nothing is. */
function mostOf(rows: readonly Row[], count: (row: Row) => number): readonly Row[] {
  const counts = rows.map(count)
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : rows.filter((_, at) => counts[at] === most)
}

/** Rows to choose from, called alike by what else stands in them. */
function offersOf(rows: readonly Row[]): Offer[] {
  return rows.map(({ control, texts }) => {
    const own = texts.find((text) =>
      rows.every((one) => one.control === control || !one.texts.includes(text)),
    )
    const name = control.thing.name
    const label = own === undefined || own === name ? name : `${name}: ${own}`
    return { label, moves: [moveOf(control, true)] }
  })
}
