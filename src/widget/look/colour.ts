import { contrast, type Colour } from '#protocol'

export const white: Colour = [255, 255, 255]
export const black: Colour = [0, 0, 0]

export function toHex(colour: Colour): string {
  return '#' + colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}

/** `share` of the first colour, the rest of the second. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(a[index] * share + b[index] * (1 - share))
  return [part(0), part(1), part(2)]
}

/** Moves a colour towards another just far enough to stand out from `against`. */
export function shiftUntil(colour: Colour, towards: Colour, against: Colour, ratio: number): Colour {
  for (let share = 1; share > 0; share -= 0.03) {
    const shifted = mix(colour, towards, share)
    if (contrast(shifted, against) >= ratio) return shifted
  }
  return towards
}
