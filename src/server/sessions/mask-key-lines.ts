import { keyMark, type Line } from '#protocol'

/**
 * A private key is longer than a line that is told: of the lines after the one in which it begins, and from which it was
 * taken, what looks like more of it is taken too.
 */
export function maskKeyLines(lines: Line[]): Line[] {
  let isOpen = false
  let copy: Line[] | undefined
  for (const [index, [depth, id, kind, text, ...state]] of lines.entries()) {
    const goesOn: boolean = isOpen && more.test(text)
    isOpen = goesOn ? !text.includes(end) : text.endsWith(keyMark)
    if (!goesOn) continue
    copy ??= [...lines]
    copy[index] = [depth, id, kind, text.replace(ofKey, keyMark), ...state]
  }
  return copy ?? lines
}

const end = '-----END '
/** A run of letters and digits such as no words have, or what stands at the end of a key. */
const more = /[A-Za-z\d+/=]{40}|-----END /
const ofKey = /^[^]*?(?:-----END [A-Z ]*-----|$)/
