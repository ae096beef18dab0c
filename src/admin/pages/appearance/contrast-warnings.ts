import { contrast, readHex, type Colour } from '#protocol'

const white: Colour = [255, 255, 255]
const dark: Colour = [23, 25, 30]
/** WCAG's bar for things that are no text. */
const visible = 3

/** What is hard to see about a colour, in sentences; nothing for one that is fine everywhere. */
export function contrastWarnings(hex: string): string[] {
  const colour = readHex(hex)
  if (!colour) return []
  const [onWhite, onDark] = [contrast(colour, white), contrast(colour, dark)]
  return [
    ...(onWhite < visible
      ? [`Hard to see on a white page: ${say(onWhite)}, where 3 : 1 is easy. Text on it is drawn dark.`]
      : []),
    ...(onDark < visible
      ? [`Hard to see on a dark page: ${say(onDark)}. In the dark theme the widget lightens it.`]
      : []),
  ]
}

function say(ratio: number): string {
  return `${ratio.toFixed(1)} : 1`
}
