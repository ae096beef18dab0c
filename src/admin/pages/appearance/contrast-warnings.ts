import { contrast, readHex, type Colour } from '#protocol'

const white: Colour = [255, 255, 255]
/** WCAG's bar for things that are no text. */
const visible = 3

/** What is hard to see about a colour, in sentences. In the dark theme the widget lightens every colour as far as it needs. */
export function contrastWarnings(hex: string): string[] {
  const colour = readHex(hex)
  if (!colour) return []
  const onWhite = contrast(colour, white)
  if (onWhite >= visible) return []
  return [
    `Hard to see on a white page: ${onWhite.toFixed(1)} : 1, where 3 : 1 is easy. Text on it is drawn dark.`,
  ]
}
