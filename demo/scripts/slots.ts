import { find } from './find.ts'

/** Writes text into the `data-slot` places of an element. */
export function fillSlots(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [slot, text] of Object.entries(texts)) find(`[data-slot="${slot}"]`, root).textContent = text
}
