import { cord, glow, ground, line, warm, type Drawing } from './drawing.ts'

export const pebble: Drawing = (finish) => `
  ${glow(200, 250, 190, 130)}
  ${line('M262 336 C300 350 330 340 352 350', cord, 4)}
  ${ground(200, 84, 346)}
  <path d="M124 296 C124 256 158 238 200 238 C242 238 276 256 276 296 C276 330 246 346 200 346 C154 346 124 330 124 296Z" fill="${finish.body}"/>
  <path d="M146 282 C152 260 176 250 196 250" fill="none" stroke="${finish.lit}" stroke-width="7" stroke-linecap="round" opacity=".7"/>
  <rect x="189" y="196" width="22" height="46" rx="6" fill="${finish.shade}"/>
  <ellipse cx="200" cy="202" rx="118" ry="17" fill="${warm}"/>
  <path d="M80 202 C80 118 132 74 200 74 C268 74 320 118 320 202 C320 212 266 190 200 190 C134 190 80 212 80 202Z" fill="${finish.body}"/>
  <path d="M106 170 C116 124 150 98 186 94" fill="none" stroke="${finish.lit}" stroke-width="8" stroke-linecap="round" opacity=".55"/>`

export const tern: Drawing = (finish) => `
  ${glow(284, 232, 128, 124)}
  ${ground(150, 92)}
  <path d="M72 342 C72 330 108 322 150 322 C192 322 228 330 228 342 C228 350 192 354 150 354 C108 354 72 350 72 342Z" fill="${finish.body}"/>
  ${line('M150 326 L108 202', finish.base, 10)}
  ${line('M108 202 L246 104', finish.base, 10)}
  ${line('M108 202 L74 226', finish.shade, 10)}
  <circle cx="68" cy="230" r="15" fill="${finish.shade}"/>
  <circle cx="108" cy="202" r="11" fill="${finish.lit}"/>
  <g transform="rotate(-28 252 104)">
    <path d="M206 176 C208 126 226 96 252 92 C278 96 296 126 298 176Z" fill="${finish.body}"/>
    <ellipse cx="252" cy="176" rx="46" ry="9" fill="${warm}"/>
    <rect x="240" y="74" width="24" height="24" rx="7" fill="${finish.shade}"/>
  </g>`
