import { oneLine } from '../text.ts'
import { nameIn } from './name-in.ts'

export interface NameOptions {
  /** Parts whose words stay in the page. */
  readonly isMasked?: (element: Element, alone: boolean) => boolean
  /** Reads the content of any element, as for something clickable that has no role. */
  readonly force?: boolean
  /** Whether CSS puts words before or after an element, where that is known. */
  readonly isGenerating?: (element: Element) => boolean
}

/** The accessible name of an element, as a screen reader would say it; `tidy` says what becomes of its white space. */
export function nameOf(element: Element, options: NameOptions = {}, tidy = oneLine): string {
  const { isMasked = never, force = false, isGenerating = always } = options
  return tidy(
    nameIn(element, {
      root: element,
      via: 'self',
      inReference: false,
      throughHidden: false,
      force,
      visited: new Set(),
      isMasked,
      isGenerating,
      name: nameIn,
    }),
  )
}

const never = () => false
const always = () => true
