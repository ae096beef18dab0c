import { luminance, readHex, type Colour } from '#protocol'

const ownBlue: Colour = [47, 111, 237]

/** Reads `#rgb` or `#rrggbb`; anything else is our own blue. */
export function readColour(hex: string): Colour {
  return readHex(hex) ?? ownBlue
}

/** Above this, black is read better than white; at it, both reach 4.5 : 1. */
const middle = 0.1833

/** Whether text on this fill is white: it then has at least 4.5 : 1, and black has where it is not. */
export function carriesWhite(fill: Colour): boolean {
  return luminance(fill) <= middle
}
