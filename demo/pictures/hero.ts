import type { FinishId } from '../goods/finishes.ts'
import { ground, type Drawing } from './drawing.ts'
import { heron } from './floor-lamps.ts'
import { bell } from './pendants.ts'
import { frame, paint } from './frame.ts'
import { ember } from './small-lamps.ts'
import { pebble } from './table-lamps.ts'

/** A corner of a room with four of our lamps lit. */
export function hero(): string {
  return frame({
    width: 640,
    height: 320,
    gradients: ['black', 'sage', 'harbour', 'brick'],
    content: `
  ${lamp(heron, 'black', 8, 28, 0.72)}
  ${lamp(bell, 'harbour', 376, -24, 0.42)}
  ${ground(236, 110, 302)}${ground(460, 120, 302)}
  <g>
    <rect x="344" y="230" width="232" height="11" rx="4" fill="#b98d58"/>
    <path d="M368 241 L360 298 M552 241 L560 298" stroke="#a67f4f" stroke-width="8" stroke-linecap="round"/>
  </g>
  ${lamp(pebble, 'sage', 330, 97, 0.385)}
  ${lamp(ember, 'brick', 481, 136, 0.27)}
  <path d="M156 296 C150 262 162 234 196 230 L276 230 C306 234 316 262 310 296Z" fill="#8a6a52"/>
  <path d="M146 262 C140 246 164 240 170 256 L176 282 H292 L298 256 C304 240 328 246 322 262 L314 304 H154Z" fill="#a4806a"/>`,
  })
}

function lamp(draw: Drawing, finishId: FinishId, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${draw(paint(finishId))}</g>`
}
