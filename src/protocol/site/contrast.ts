/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; undefined for anything else. */
export function readHex(hex: string): Colour | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const size = digits.length / 3
  const part = (index: number) =>
    parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16)
  return [part(0), part(1), part(2)]
}

/** WCAG's relative luminance, 0 to 1. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
