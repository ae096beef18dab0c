/** Where in the visitor's text we are: at the beginning of a line, in code, behind a quotation mark. */
export function createTextPlace() {
  let line = ''
  let isEmpty = true
  let inFence = false
  return {
    add(text: string): string {
      if (text.trim() !== '') isEmpty = false
      for (const part of text.split(/(?<=\n)/)) {
        line += part
        if (!part.endsWith('\n')) continue
        if (/^\s*(?:```|~~~)/.test(line)) inFence = !inFence
        line = ''
      }
      return text
    },
    /** Nothing was said yet. */
    isEmpty: () => isEmpty,
    /** A line begins here. */
    isWhole: () => line.trim() === '',
    isQuoted() {
      const ticks = line.split('`').length - 1
      return inFence || ticks % 2 === 1 || /["'“„‘«]$/.test(line)
    },
  }
}
