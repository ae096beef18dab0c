import { cord, glow, line, warm, type Drawing } from './drawing.ts'

export const nook: Drawing = (finish) => `
  ${glow(258, 262, 150, 120)}
  ${line('M96 214 C92 290 128 300 104 400', cord, 4)}
  <rect x="72" y="124" width="46" height="108" rx="16" fill="${finish.body}"/>
  ${line('M96 172 L222 132 L256 150', finish.base, 9)}
  <circle cx="96" cy="172" r="12" fill="${finish.lit}"/>
  <circle cx="222" cy="132" r="9" fill="${finish.lit}"/>
  <ellipse cx="258" cy="238" rx="66" ry="11" fill="${warm}"/>
  <path d="M192 238 L222 156 C234 148 282 148 294 156 L324 238 C300 230 216 230 192 238Z" fill="${finish.body}"/>
  <path d="M222 214 L238 172" fill="none" stroke="${finish.lit}" stroke-width="7" stroke-linecap="round" opacity=".6"/>`

export const porch: Drawing = (finish) => `
  ${glow(236, 268, 150, 130)}
  <rect x="88" y="132" width="40" height="132" rx="14" fill="${finish.body}"/>
  ${line('M112 210 C112 90 236 70 236 142', finish.base, 10)}
  <rect x="204" y="206" width="64" height="88" rx="18" fill="#fff4d6" fill-opacity=".8" stroke="#d9ccb0" stroke-width="2"/>
  <rect x="220" y="222" width="32" height="52" rx="16" fill="${warm}"/>
  <path d="M148 212 C150 172 186 146 236 142 C286 146 322 172 324 212 C300 204 172 204 148 212Z" fill="${finish.body}"/>
  <path d="M178 188 C190 170 208 160 226 157" fill="none" stroke="${finish.lit}" stroke-width="7" stroke-linecap="round" opacity=".6"/>
  <rect x="200" y="288" width="72" height="12" rx="6" fill="${finish.shade}"/>`
