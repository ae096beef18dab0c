import { delay, nextFrame } from '../dom/pause.ts'
import { createDigester, type Digest, type DigestPart } from './digest.ts'
import { StepFailure } from './failure.ts'
import type { Act } from './hands.ts'
import { watchSigns } from './signs.ts'

export interface EffectOptions {
  readonly target?: Element
  /** Where to arrive is the whole point of an act, its focus counts. */
  readonly focusCounts?: boolean
  readonly scrollCounts?: boolean
}

/** What came of an act. */
export interface Effect {
  /** The page is about to be left. */
  readonly leaving: boolean
}

/**
 * Performs an act and watches what it does to the page. An act after which nothing is different
 * fails with `no_effect`, naming the field errors the page has shown meanwhile.
 */
export async function withEffect(
  act: Act,
  { target, focusCounts = false, scrollCounts = false }: EffectOptions,
  perform: () => Promise<void>,
): Promise<Effect> {
  const { hands, signal } = act
  const digest = createDigester(hands.document, target)
  const signs = watchSigns(hands.document, target)
  const first = digest()
  await nextFrame(hands.view)
  const before = digest()
  // What changes by itself proves nothing.
  const restless = new Set(partsThatDiffer(first, before))
  if (!focusCounts) restless.add('focus')
  if (!scrollCounts) restless.add('scroll')
  signs.begin()
  try {
    await perform()
    const deadline = performance.now() + hands.patience.effectMs
    await nextFrame(hands.view)
    for (;;) {
      if (signs.left() || signs.changed()) return { leaving: signs.left() }
      if (partsThatDiffer(before, digest()).some((part) => !restless.has(part)))
        return { leaving: signs.left() }
      if (signs.invalid().length > 0 || performance.now() >= deadline || signal.aborted) break
      await delay(50, signal)
    }
    if (signal.aborted) throw new StepFailure('cancelled_by_visitor', 'The visitor took over.')
    throw new StepFailure('no_effect', noEffectSentence(signs.invalid(), hands.nameOf))
  } finally {
    signs.stop()
  }
}

function partsThatDiffer(a: Digest, b: Digest): DigestPart[] {
  return (Object.keys(a) as DigestPart[]).filter((part) => a[part] !== b[part])
}

function noEffectSentence(
  invalid: readonly HTMLInputElement[],
  nameOf: (element: Element) => string,
): string {
  if (invalid.length === 0) return 'Nothing on the page changed.'
  const reasons = invalid.map((field) => `${nameOf(field) || field.name}: ${field.validationMessage}`)
  return `The form was not sent. ${reasons.join(' ')}`
}
