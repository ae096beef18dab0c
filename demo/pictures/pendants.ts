import { cord, glow, line, warm, type Drawing } from './drawing.ts'

export const bell: Drawing = (finish) => `
  ${glow(200, 290, 180, 110)}
  ${line('M200 0 L200 104', cord, 4)}
  <rect x="184" y="92" width="32" height="30" rx="8" fill="${finish.shade}"/>
  <ellipse cx="200" cy="272" rx="108" ry="16" fill="${warm}"/>
  <path d="M92 272 C90 268 104 256 112 230 C124 176 150 118 200 116 C250 118 276 176 288 230 C296 256 310 268 308 272 C300 260 258 256 200 256 C142 256 100 260 92 272Z" fill="${finish.body}"/>
  <path d="M134 222 C144 176 162 146 188 136" fill="none" stroke="${finish.lit}" stroke-width="8" stroke-linecap="round" opacity=".6"/>`

export const drift: Drawing = (finish) => `
  ${glow(200, 210, 200, 160)}
  ${line('M200 0 L200 116', cord, 4)}
  <path d="M200 112 C292 112 342 156 342 204 C342 254 292 298 200 298 C108 298 58 254 58 204 C58 156 108 112 200 112Z" fill="${finish.body}"/>
  <g fill="none" stroke="${finish.shade}" stroke-width="2.5" opacity=".75">
    <path d="M96 146 C150 160 250 160 304 146"/><path d="M68 174 C136 192 264 192 332 174"/>
    <path d="M58 204 C130 224 270 224 342 204"/><path d="M68 236 C136 256 264 256 332 236"/>
    <path d="M98 266 C150 284 250 284 302 266"/>
  </g>
  <ellipse cx="200" cy="210" rx="128" ry="84" fill="url(#glow)" opacity=".8"/>
  <ellipse cx="200" cy="114" rx="22" ry="6" fill="${finish.shade}"/>`

export const saucer: Drawing = (finish) => `
  ${glow(200, 216, 190, 120)}
  ${line('M200 0 L200 140', cord, 4)}
  <rect x="187" y="124" width="26" height="24" rx="7" fill="${finish.shade}"/>
  <ellipse cx="200" cy="206" rx="96" ry="22" fill="${warm}"/>
  <path d="M60 204 C64 166 130 142 200 142 C270 142 336 166 340 204 C300 190 250 186 200 186 C150 186 100 190 60 204Z" fill="${finish.body}"/>
  <path d="M104 214 C130 220 164 222 200 222 C236 222 270 220 296 214 C290 246 250 264 200 264 C150 264 110 246 104 214Z" fill="${finish.body}"/>
  <path d="M92 184 C116 168 146 160 176 157" fill="none" stroke="${finish.lit}" stroke-width="7" stroke-linecap="round" opacity=".6"/>`

export const trio: Drawing = (finish) => `
  ${drop(112, 176)}${drop(200, 268)}${drop(288, 132)}
  <path d="M96 34 L304 34 C304 46 288 52 200 52 C112 52 96 46 96 34Z" fill="${finish.base}"/>
  ${[112, 200, 288].map((x, index) => cap(x, [176, 268, 132][index] ?? 0, finish.base)).join('')}`

function drop(x: number, y: number): string {
  return `${glow(x, y + 44, 86)}${line(`M${x} 46 L${x} ${y}`, cord, 3)}
  <path d="M${x} ${y} C${x + 34} ${y + 20} ${x + 42} ${y + 44} ${x + 40} ${y + 58} C${x + 36} ${y + 84} ${x - 36} ${y + 84} ${x - 40} ${y + 58} C${x - 42} ${y + 44} ${x - 34} ${y + 20} ${x} ${y}Z" fill="#fbf3e0" fill-opacity=".8" stroke="#c4b48f" stroke-width="2.5"/>
  <circle cx="${x}" cy="${y + 48}" r="15" fill="${warm}"/>`
}

function cap(x: number, y: number, colour: string): string {
  return `<rect x="${x - 11}" y="${y - 12}" width="22" height="26" rx="6" fill="${colour}"/>`
}
