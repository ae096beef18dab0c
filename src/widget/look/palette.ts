import type { Colour } from '#protocol'
import { carriesWhite, readColour } from './carries-white.ts'
import { black, mix, shiftUntil, toHex, white } from './colour.ts'

/** Every colour of the widget in one theme, derived from the owner's one. */
export type Palette = Record<
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'accent'
  | 'tint'
  | 'surface'
  | 'raised'
  | 'line'
  | 'control'
  | 'text'
  | 'muted'
  | 'danger'
  | 'on-danger'
  | 'good'
  | 'warn',
  string
>

// A little above the bar, so that rounding to 8 bits and tinted backgrounds stay above it.
const safe = 4.7
const ink: Colour = [18, 20, 26]

const themes = {
  light: {
    base: white,
    text: ink,
    away: black,
    accent: safe,
    tint: 0.08,
    danger: [196, 43, 43],
    good: [20, 122, 71],
  },
  dark: {
    base: [23, 25, 30],
    text: [236, 238, 242],
    away: white,
    // A dark colour that is only just readable on a dark ground looks switched off.
    accent: 7,
    tint: 0.18,
    danger: [255, 122, 112],
    good: [92, 201, 142],
  },
} as const satisfies Record<string, Record<string, Colour | number>>

/** Derives a theme from `primaryColor`. Text never falls below 4.5 : 1, whatever the colour. */
export function palette(primaryColor: string, theme: 'light' | 'dark'): Palette {
  const wish = readColour(primaryColor)
  const { base, text, away, accent, tint, danger, good } = themes[theme]
  const surface = mix(wish, base, theme === 'dark' ? 0.02 : 0)
  const raised = mix(wish, mix(text, surface, 0.05), 0.03)
  const primary = shiftUntil(wish, away, surface, theme === 'dark' ? 2.4 : 1.3)
  const hover = mix(primary, onColour(primary) === white ? black : white, 0.88)
  const tinted = mix(primary, surface, tint)
  const muted = shiftUntil(mix(wish, mix(text, surface, 0.58), 0.06), text, raised, safe)
  const hex = {
    primary,
    'primary-hover': hover,
    'on-primary': onColour(primary),
    accent: shiftUntil(shiftUntil(wish, away, tinted, safe), away, raised, accent),
    tint: tinted,
    surface,
    raised,
    line: mix(wish, mix(text, surface, theme === 'dark' ? 0.16 : 0.11), 0.04),
    control: shiftUntil(mix(text, surface, 0.4), text, surface, 3.1),
    text: mix(wish, text, 0.03),
    muted,
    danger: shiftUntil(danger, away, raised, safe),
    'on-danger': onColour(shiftUntil(danger, away, raised, safe)),
    good: shiftUntil(good, away, raised, safe),
    warn: shiftUntil([168, 98, 0], away, raised, safe),
  }
  return Object.fromEntries(Object.entries(hex).map(([name, colour]) => [name, toHex(colour)])) as Palette
}

function onColour(fill: Colour): Colour {
  return carriesWhite(fill) ? white : black
}
