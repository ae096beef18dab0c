import { describe, expect, it } from 'vitest'
import type { Line, PageContext } from '#protocol'
import { viewOf } from './view-of.ts'

const settings: PageContext = {
  url: '/settings',
  language: 'en',
  outline: {
    lines: [
      [0, 0, 'navigation', 'Main'],
      [1, 1, 'link', 'Home', { href: '/' }],
      [0, 0, 'main', ''],
      [1, 0, 'heading', 'Settings', { level: 1 }],
      [1, 0, 'heading', 'Notifications', { level: 2 }],
      [1, 10, 'switch', 'News by e-mail', { checked: true, immediate: true }],
      [1, 11, 'switch', 'Sounds', { checked: false, immediate: true, disabled: true }],
      [1, 0, 'heading', 'Privacy', { level: 2 }],
      [1, 0, 'region', 'Visibility'],
      [2, 12, 'switch', 'Show my profile', { checked: false, shown: 'Public profile', immediate: true }],
      [2, 13, 'button', '', { hint: 'trash', mark: 'confirm' }],
      [0, 0, 'contentinfo', ''],
      [1, 14, 'link', 'Imprint', { href: '/imprint' }],
    ],
  },
}

describe('things of a settings page', () => {
  const view = viewOf(settings)

  it('are all lines with an id, found by it', () => {
    expect(view.things.map(({ id }) => id)).toEqual([1, 10, 11, 12, 13, 14])
    expect(view.thing(11)).toMatchObject({ kind: 'switch', use: 'tick', name: 'Sounds', line: 6 })
    expect(view.thing(0)).toBeUndefined()
    expect(view.thing(99)).toBeUndefined()
  })

  it('know the titles and parts around them', () => {
    expect(view.thing(1)).toMatchObject({ path: ['Main'], within: ['navigation'] })
    expect(view.thing(10)?.path).toEqual(['Settings', 'Notifications'])
    expect(view.thing(12)).toMatchObject({
      path: ['Settings', 'Privacy', 'Visibility'],
      within: ['main', 'region'],
    })
    expect(view.thing(14)?.path).toEqual([])
  })

  it('answer to every name they have', () => {
    expect(view.thing(12)).toMatchObject({
      name: 'Show my profile',
      names: ['Show my profile', 'Public profile'],
    })
    expect(view.thing(13)?.name).toBe('trash')
  })

  it('are no form, for each switch takes effect by itself', () => {
    expect(view.forms).toEqual([])
  })

  it('are read once for a page', () => {
    expect(viewOf(settings)).toBe(view)
    expect(viewOf({ ...settings })).not.toBe(view)
  })
})

describe('a page that sends both an outline and a list of elements', () => {
  const lines: Line[] = [
    [0, 1, 'textbox', 'Name', { form: 0 }],
    [0, 2, 'textbox', 'Answer'],
  ]
  const page: PageContext = {
    outline: { lines, forms: [{ name: 'Contact' }] },
    forms: [
      { name: 'Contact', fields: [{ elementId: 2, type: 'password' }] },
      { name: 'Find', search: true },
    ],
    indexedElements: [
      { id: 1, type: 'textbox', text: 'Your name', autocomplete: 'name', form: 0 },
      { id: 2, type: 'textbox', text: 'Answer', mark: 'block' },
      { id: 7, type: 'submit', text: 'Send', parent: 'Contact', form: 0 },
      { id: 8, type: 'search', text: 'Find', form: 1 },
    ],
  }
  const view = viewOf(page)

  it('is known by the ids of either', () => {
    expect(view.things.map(({ id }) => id)).toEqual([1, 2, 7, 8])
    expect(view.thing(7)).toMatchObject({ kind: 'button', path: ['Contact'], form: 0 })
  })

  it('is guarded by what either says', () => {
    expect(view.thing(1)).toMatchObject({ names: ['Name', 'Your name'], state: { autocomplete: 'name' } })
    expect(view.thing(2)?.state).toMatchObject({ mark: 'block', secret: true })
    expect(view.thing(7)?.state).toMatchObject({ submits: true })
  })

  it('keeps forms apart that the two lists count differently', () => {
    expect(view.forms.map(({ name, search }) => [name, search])).toEqual([
      ['Contact', false],
      ['Find', true],
    ])
    expect(view.thing(8)?.form).toBe(1)
  })
})

describe('a page of an older client', () => {
  it('has the things of its list, an id of 0 among them', () => {
    const view = viewOf({
      visibleText: 'Hello\nthere',
      forms: [{ fields: [{ elementId: 0, label: 'E-mail', name: 'mail' }] }],
      indexedElements: [
        { id: 0, type: 'input', inputType: 'email', parent: 'Contact' },
        { id: 5, type: 'heading', text: 'Contact' },
      ],
    })
    expect(view.things.map(({ id, kind, name }) => [id, kind, name])).toEqual([
      [0, 'textbox', 'E-mail'],
      [5, 'clickable', 'Contact'],
    ])
    expect(view.thing(0)?.names).toEqual(['E-mail', 'mail'])
    expect(view.passages.map(({ text }) => text)).toEqual(['Hello', 'there'])
  })
})

describe('things of a table', () => {
  const page: PageContext = {
    outline: {
      lines: [
        [0, 0, 'table', 'Opening hours'],
        [1, 0, 'row', ''],
        [2, 0, 'columnheader', 'Day'],
        [2, 0, 'columnheader', 'Open'],
        [1, 0, 'row', ''],
        [2, 0, 'rowheader', 'Monday'],
        [2, 0, 'cell', ''],
        [3, 4, 'checkbox', '', { checked: true }],
        [1, 0, 'row', ''],
        [2, 0, 'rowheader', 'Tuesday'],
        [2, 0, 'cell', ''],
        [3, 5, 'checkbox', '', { checked: false }],
      ],
    },
  }

  it('know their row and column, and are called after them for want of a name', () => {
    const view = viewOf(page)
    expect(view.thing(4)).toMatchObject({ row: 'Monday', column: 'Open', name: 'Open', names: [] })
    expect(view.thing(5)).toMatchObject({ row: 'Tuesday', column: 'Open' })
  })
})
