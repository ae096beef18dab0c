import { glow, ground, line, warm, type Drawing } from './drawing.ts'

export const ember: Drawing = (finish) => `
  ${glow(200, 212, 170, 160)}
  ${ground(200, 88, 350)}
  ${line('M138 150 C138 44 262 44 262 150', finish.shade, 8)}
  <rect x="140" y="130" width="120" height="172" rx="34" fill="#fff6de" stroke="#e7d9b8" stroke-width="2"/>
  <ellipse cx="200" cy="220" rx="38" ry="56" fill="${warm}"/>
  <path d="M128 154 C128 124 160 110 200 110 C240 110 272 124 272 154Z" fill="${finish.body}"/>
  <path d="M124 276 L276 276 L282 330 C282 344 246 352 200 352 C154 352 118 344 118 330Z" fill="${finish.body}"/>
  <circle cx="200" cy="316" r="9" fill="${finish.lit}"/>`

export const moth: Drawing = (finish) => `
  ${glow(200, 190, 170, 150)}
  <rect x="112" y="112" width="176" height="176" rx="30" fill="#fbf8f1" stroke="#d9d2c3" stroke-width="3"/>
  <path d="M194 214 C150 236 100 204 106 158 C110 128 150 130 194 176Z" fill="${finish.body}"/>
  <path d="M206 214 C250 236 300 204 294 158 C290 128 250 130 206 176Z" fill="${finish.body}"/>
  <path d="M194 218 C166 232 140 250 152 272 C162 288 188 262 196 228Z" fill="${finish.base}"/>
  <path d="M206 218 C234 232 260 250 248 272 C238 288 212 262 204 228Z" fill="${finish.base}"/>
  <rect x="187" y="150" width="26" height="98" rx="13" fill="${warm}" stroke="#f0cf86" stroke-width="2"/>`

export const bulbs: Drawing = () => `
  ${glow(140, 170, 120)}${glow(266, 190, 120)}
  ${ground(200, 120, 332)}
  <g transform="rotate(-8 140 200)">${bulb(140, 78)}</g>
  <g transform="rotate(9 266 210)">${bulb(266, 92)}</g>`

function bulb(x: number, y: number): string {
  return `<path d="M${x} ${y} C${x + 62} ${y} ${x + 82} ${y + 64} ${x + 54} ${y + 108} C${x + 40} ${y + 130} ${x + 32} ${y + 140} ${x + 30} ${y + 164} L${x - 30} ${y + 164} C${x - 32} ${y + 140} ${x - 40} ${y + 130} ${x - 54} ${y + 108} C${x - 82} ${y + 64} ${x - 62} ${y} ${x} ${y}Z" fill="#fff3cf" stroke="#e3cf9c" stroke-width="3"/>
  <path d="M${x - 18} ${y + 150} L${x - 22} ${y + 84} L${x} ${y + 106} L${x + 22} ${y + 84} L${x + 18} ${y + 150}" fill="none" stroke="#eda93a" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>
  <path d="M${x - 30} ${y + 166} h60 l-4 52 c-2 14 -12 24 -26 24 s-24 -10 -26 -24Z" fill="#b9b3a6"/>
  <path d="M${x - 29} ${y + 182} h58 M${x - 28} ${y + 198} h56 M${x - 27} ${y + 214} h54" stroke="#8f897c" stroke-width="4"/>`
}
