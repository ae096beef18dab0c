import type { Doable, Scene } from '../../../candidates/scene.ts'
import type { Item } from '../../../records/item.ts'
import { controlsOf, isShared } from './act-on-record.ts'
import { isNamedDeed } from './same-deed.ts'

/** What is pressed for one that is wanted, and for nothing else. */
const choosingIt: ReadonlySet<string> = new Set([
  'cart.add',
  'book.new',
  'book.ticket',
  'act.select',
  'act.join',
  'act.assign',
  'act.start',
  'form.choose-option',
  'choose',
  'order.place',
  'account.sign-up',
  'account.subscribe',
  'account.switch-provider',
  'study.enrol',
  'job.apply',
  'buy',
])

/** What is only looked at, or done beside: it takes nobody the thing itself. */
const besides =
  /^(?:act\.(?!select|join|assign|start|add)|view\.|content\.|help\.|wishlist\.|cart\.(?!add)|nav\.)/

/** The one control by which one of several things alike is taken, as all of them have it. A link that says nothing of taking leads elsewhere. */
export function mainControl(item: Item, items: readonly Item[], scene: Scene): Doable | undefined {
  const own = controlsOf(item, scene).filter(
    (one) => one.thing.name !== item.title && isShared(one, item, items, scene),
  )
  const taking = own.filter(({ labels }) => labels.some(says((notion) => choosingIt.has(notion))))
  if (taking.length > 0) return taking.length === 1 ? taking[0] : undefined
  const [only, other] = own.filter(({ thing }) => thing.kind !== 'link')
  if (items.length < 2) return undefined
  const aside = only?.labels.some(says((notion) => besides.test(notion) || isNamedDeed(notion)))
  return other || aside ? undefined : only
}

function says(is: (notion: string) => boolean) {
  return ({ senses }: Doable['labels'][number]) => senses.some(({ notion }) => is(notion))
}
