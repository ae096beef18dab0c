import { glow, ground, line, warm, type Drawing } from './drawing.ts'

const ash = '#c99f6b'
const ashInShade = '#a67f4f'

export const heron: Drawing = (finish) => `
  ${glow(302, 200, 130, 120)}
  ${ground(92, 64, 366)}
  <path d="M36 356 C36 346 62 342 92 342 C122 342 148 346 148 356 C148 364 122 368 92 368 C62 368 36 364 36 356Z" fill="${finish.body}"/>
  ${line('M92 346 C84 170 108 44 208 40 C268 38 298 72 302 112', finish.base, 9)}
  <path d="M246 168 C248 132 272 110 302 110 C332 110 356 132 358 168Z" fill="${finish.body}"/>
  <ellipse cx="302" cy="168" rx="56" ry="10" fill="${warm}"/>
  <path d="M262 150 C268 134 280 124 294 121" fill="none" stroke="${finish.lit}" stroke-width="6" stroke-linecap="round" opacity=".6"/>`

export const stilt: Drawing = (finish) => `
  ${glow(200, 150, 180, 150)}
  ${ground(200, 104, 368)}
  ${line('M200 168 L206 352', ashInShade, 11)}
  ${line('M194 168 L122 366', ash, 12)}
  ${line('M206 168 L278 366', ash, 12)}
  ${line('M160 268 L242 268', ashInShade, 6)}
  <ellipse cx="200" cy="164" rx="92" ry="13" fill="${warm}"/>
  <path d="M124 46 C150 38 250 38 276 46 L292 162 C262 172 138 172 108 162Z" fill="${finish.body}"/>
  <ellipse cx="200" cy="46" rx="76" ry="9" fill="${warm}" opacity=".9"/>`

export const reed: Drawing = (finish) => `
  ${glow(266, 210, 120, 130)}
  ${ground(160, 58, 368)}
  <ellipse cx="160" cy="360" rx="50" ry="11" fill="${finish.body}"/>
  ${line('M160 356 L160 118 C160 66 222 48 246 92', finish.base, 8)}
  <g transform="rotate(-24 252 106)">
    <path d="M222 150 C224 110 236 92 252 90 C268 92 280 110 282 150Z" fill="${finish.body}"/>
    <ellipse cx="252" cy="150" rx="30" ry="6" fill="${warm}"/>
  </g>
  <circle cx="160" cy="226" r="8" fill="${finish.lit}"/>`
