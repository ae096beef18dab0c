import { finishes, type FinishId } from '../goods/finishes.ts'
import type { Paint } from './drawing.ts'

interface Frame {
  readonly width: number
  readonly height: number
  readonly gradients: readonly FinishId[]
  readonly content: string
}

const style = `.glow{opacity:.5}.ground{fill:#2b2418;opacity:.13}
  @media (prefers-color-scheme:dark){.glow{opacity:.85}.ground{fill:#000;opacity:.4}}`

/** An SVG file with the gradients of some finishes. Lamps shine brighter where the page is dark. */
export function frame({ width, height, gradients, content }: Frame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <style>${style}</style>
  <defs>
    ${gradients.map(bodyGradient).join('\n    ')}
    <radialGradient id="glow"><stop stop-color="#ffd98a" stop-opacity=".95"/><stop offset=".45" stop-color="#ffd07a" stop-opacity=".38"/><stop offset="1" stop-color="#ffc766" stop-opacity="0"/></radialGradient>
  </defs>${content}
</svg>
`
}

/** A finish for a drawing inside a frame that has its gradient. */
export function paint(id: FinishId): Paint {
  return { ...finishes[id], body: `url(#body-${id})` }
}

function bodyGradient(id: FinishId): string {
  const { lit, base, shade } = finishes[id]
  return `<linearGradient id="body-${id}" x2="1" y2=".25"><stop stop-color="${lit}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
}
