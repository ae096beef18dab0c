import { isSelect } from '../../dom/kind.ts'

/** The options of a native select, or the suggestions of a field. */
export function nativeOptions(element: Element): HTMLOptionElement[] | undefined {
  const options = isSelect(element) ? element.options : (element as HTMLInputElement).list?.options
  return options && [...options]
}
