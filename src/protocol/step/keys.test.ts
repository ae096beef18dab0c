import { describe, expect, it } from 'vitest'
import { needsTarget, parseKey } from './keys.ts'

describe('a key', () => {
  it.each([
    ['Enter', 'Enter', 'activates'],
    ['enter', 'Enter', 'activates'],
    ['RETURN', 'Enter', 'activates'],
    ['\n', 'Enter', 'activates'],
    [' Enter\n', 'Enter', 'activates'],
    ['Control+Enter', 'Control+Enter', 'activates'],
    ['Space', 'Space', 'activates'],
    [' Space ', 'Space', 'activates'],
    [' ', 'Space', 'activates'],
    [' Shift + Space ', 'Shift+Space', 'activates'],
    ['shift+control+space', 'Control+Shift+Space', 'activates'],
    ['Tab', 'Tab', 'moves'],
    ['\t', 'Tab', 'moves'],
    ['Shift+Tab', 'Shift+Tab', 'moves'],
    ['Down', 'ArrowDown', 'moves'],
    ['arrowleft', 'ArrowLeft', 'moves'],
    ['a', 'a', 'writes'],
    ['A', 'A', 'writes'],
    ['Shift + a', 'Shift+a', 'writes'],
    ['+', '+', 'writes'],
    ['Shift++', 'Shift++', 'writes'],
    ['7', '7', 'writes'],
    ['é', 'é', 'writes'],
    ['😀', '😀', 'writes'],
    ['Backspace', 'Backspace', 'writes'],
    ['del', 'Delete', 'writes'],
    ['Control+a', 'Control+A', 'other'],
    ['cmd+s', 'Meta+S', 'other'],
    ['esc', 'Escape', 'other'],
    ['PageDown', 'PageDown', 'other'],
    ['home', 'Home', 'other'],
    ['f5', 'F5', 'other'],
  ])('%j is %s and %s', (text, name, effect) => {
    const press = parseKey(text)
    expect(press).toMatchObject({ name, effect })
    // The canonical spelling is read as the same key.
    expect(parseKey(name)).toEqual(press)
  })

  it.each(['', '  ', 'Hyper+Q', '+Enter', 'Control+', 'Enter Enter', 'constructor', '__proto__+a', '\u0000'])(
    '%j is none',
    (text) => {
      expect(parseKey(text)).toBeUndefined()
    },
  )

  it('says what the page is told in its events', () => {
    expect(parseKey('Control+A')).toMatchObject({ key: 'a', held: ['Control'] })
    expect(parseKey('Control+Shift+a')).toMatchObject({ key: 'A', held: ['Control', 'Shift'] })
    expect(parseKey('Space')).toMatchObject({ key: ' ', held: [] })
  })
})

describe('a key without an element', () => {
  const needs = (text: string) => needsTarget(parseKey(text)!)

  it.each(['Escape', 'Tab', 'Shift+Tab', 'PageUp', 'PageDown', 'Home', 'End'])(
    '%s may be pressed',
    (text) => {
      expect(needs(text)).toBe(false)
    },
  )

  it.each(['Enter', 'Space', 'ArrowDown', 'a', 'Delete', 'Control+A', 'Control+Home', 'F5'])(
    '%s may not',
    (text) => {
      expect(needs(text)).toBe(true)
    },
  )
})
