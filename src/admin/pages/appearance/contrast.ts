type Colour = readonly [number, number, number]

const white: Colour = [255, 255, 255]
const dark: Colour = [23, 25, 30]
/** WCAG's bar for things that are no text. */
const visible = 3

/** What is hard to see about a colour, in sentences; nothing for one that is fine everywhere. */
export function contrastWarnings(hex: string): string[] {
  const colour = parse(hex)
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

function parse(hex: string): Colour | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as unknown as Colour
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [high = 1, low = 1] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
