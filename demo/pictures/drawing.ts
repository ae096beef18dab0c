import type { Finish } from '../goods/finishes.ts'

/** A finish and, as `body`, the paint with light from the left. */
export type Paint = Finish & { readonly body: string }

/** Draws one lamp on a square of 400 by 400. */
export type Drawing = (finish: Paint) => string

/** Light that the page's theme turns up when it is dark. */
export function glow(x: number, y: number, width: number, height = width): string {
  return `<ellipse class="glow" cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="url(#glow)"/>`
}

/** Where it stands. */
export function ground(x: number, width: number, y = 352): string {
  return `<ellipse class="ground" cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width / 9)}"/>`
}

/** A tube, cord or leg. */
export function line(path: string, colour: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export const warm = '#ffe3a3'
export const cord = '#8b857a'
