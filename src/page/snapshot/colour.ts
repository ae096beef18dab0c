import { remembering } from '../dom/sight.ts'

export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

export const black: Colour = [0, 0, 0, 1]
export const white: Colour = [255, 255, 255, 1]

/** Reads computed colours, each once. Those that are not written as rgb are painted to be compared. */
export function createPalette(): (css: string) => Colour {
  let brush: OffscreenCanvasRenderingContext2D | null
  return remembering((css: string): Colour => {
    if (css.startsWith('rgb')) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
      return [red, green, blue, alpha]
    }
    brush ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!brush) return black
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = css
    brush.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  })
}

/** How far apart two colours are for an eye, from 0 to 255: white on #f4f4f4 is not far enough. */
export function contrast(a: Colour, b: Colour): number {
  return Math.abs(a[0] - b[0]) * 0.3 + Math.abs(a[1] - b[1]) * 0.6 + Math.abs(a[2] - b[2]) * 0.1
}
