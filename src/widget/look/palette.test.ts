import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { launcherTokens } from './launcher-tokens.ts'
import { readColour } from './carries-white.ts'
import { palette } from './palette.ts'
import { tokens } from './tokens.ts'
import { contrast, defaultSiteConfig } from '#protocol'
import { seed } from '../../../tests/support/seed.ts'

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => '#' + parts.map((part) => part.toString(16).padStart(2, '0')).join(''))

/** Text colours and what they are written on. */
const pairs = [
  ['text', 'surface'],
  ['text', 'raised'],
  ['text', 'tint'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['accent', 'surface'],
  ['accent', 'raised'],
  ['accent', 'tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['danger', 'surface'],
  ['danger', 'raised'],
  ['good', 'surface'],
  ['warn', 'surface'],
] as const

describe('the palette', () => {
  it.each(['light', 'dark'] as const)('keeps every text readable for any colour, %s', (theme) => {
    fc.assert(
      fc.property(hex, (primary) => {
        const colours = palette(primary, theme)
        const unreadable = pairs.filter(
          ([text, on]) => contrast(readColour(colours[text]), readColour(colours[on])) < 4.5,
        )
        expect(unreadable).toEqual([])
      }),
      { seed, numRuns: 2_000 },
    )
  })

  it('keeps the borders of controls visible', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('light' as const, 'dark' as const), (primary, theme) => {
        const { control, surface } = palette(primary, theme)
        expect(contrast(readColour(control), readColour(surface))).toBeGreaterThanOrEqual(3)
      }),
      { seed },
    )
  })

  it('lets what can be pressed stand out on a dark ground, however dark the colour', () => {
    for (const primary of ['#1f4d3f', '#2f6fed', '#000000', '#7a1f2b']) {
      const { accent, surface, raised } = palette(primary, 'dark')
      for (const on of [surface, raised])
        expect(contrast(readColour(accent), readColour(on))).toBeGreaterThanOrEqual(6.9)
    }
  })

  it('leaves a colour that works alone', () => {
    expect(palette('#2f6fed', 'light').primary).toBe('#2f6fed')
    expect(palette('#ffd400', 'light')).toMatchObject({ primary: '#ffd400', 'on-primary': '#000000' })
  })
})

describe('the tokens', () => {
  it('let no value out of its declaration', () => {
    const dirty = fc.string({ unit: fc.constantFrom(...';{}()<>"\'\\/*@:!,. a1-\n') })
    fc.assert(
      fc.property(dirty, dirty, (font, length) => {
        const config = {
          ...defaultSiteConfig(),
          primaryColor: font,
          typography: { headingFont: font, bodyFont: font, buttonRadius: length },
        }
        for (const css of [tokens(config), launcherTokens(config)]) {
          const values = [...css.matchAll(/--(?:heading-)?font:([^;]*);|--radius:([^;]*);/g)].map(
            ([, a, b]) => a ?? b ?? '',
          )
          expect(values.length).toBeGreaterThan(1)
          for (const value of values) expect(value).toMatch(/^[\w .,%-]+$/)
        }
      }),
      { seed },
    )
  })
})
