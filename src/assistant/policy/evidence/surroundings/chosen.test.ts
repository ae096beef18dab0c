import { describe, expect, it } from 'vitest'
import type { Line, SequenceStep } from '#protocol'
import { checkPlan } from '../../check-plan.ts'
import { contextOf, stepOf, type Sight } from '../../testing/verdict-of.ts'

/** What the policy says of the last step of a plan, and by which row. */
function verdict(steps: readonly Partial<SequenceStep>[], sight: Sight): string {
  const { notes } = checkPlan(steps.map(stepOf), contextOf(sight))
  const last = notes.at(-1)
  return last?.kind === 'policy' ? `${last.decision}: ${last.rule}` : ''
}

const post = [{ method: 'post', action: '/posts' }]

describe('what is chosen before a button', () => {
  const options = ['Edit', 'Move to Trash']
  const go = (kind: string, ...steps: Partial<SequenceStep>[]) =>
    verdict([...steps, {}], {
      lines: [
        [0, 2, kind, 'Bulk actions', { form: 0, options }],
        [0, 1, 'button', 'Go', { form: 0, submits: true }],
      ],
      forms: post,
      message: 'edit it, go',
    })

  it.each<[string, string, string]>([
    ['select', 'select', 'Move to Trash'],
    ['select', 'select', 'Move'],
    ['select', 'select', 'trash'],
    ['select', 'set_value', 'Move to Trash'],
    ['select', 'set_value', 'Move'],
    ['combobox', 'select', 'Move'],
    ['combobox', 'type', 'Move to Trash'],
    ['combobox', 'type', 'Move'],
    ['combobox', 'set_value', 'Move'],
  ])('counts in a %s by %s "%s"', (kind, action, inputData) =>
    expect(go(kind, { action, elementId: 2, inputData })).toBe('ask: binding'),
  )

  it('counts though the list is pressed after it', () => {
    expect(
      go('combobox', { action: 'select', elementId: 2, inputData: 'Move to Trash' }, { elementId: 2 }),
    ).toBe('ask: binding')
  })

  it.each(['select', 'set_value'])('is free where it is harmless, by %s', (action) => {
    expect(go('select', { action, elementId: 2, inputData: 'Edit' })).toMatch('allow')
  })

  it('is none that the list does not have', () => {
    const line: Line = [0, 1, 'select', 'Bulk actions', { options }]
    const set = (inputData: string) => verdict([{ action: 'set_value', inputData }], { lines: [line] })
    expect(set('trash-all')).toBe('refuse: known-option')
    expect(set('Edit')).toBe('allow: mechanics')
  })

  it('is what was written where a list tells nothing, unless something is looked for', () => {
    const write = (name: string, method: string) =>
      verdict([{ action: 'type', elementId: 2, inputData: 'delete account' }, {}], {
        lines: [
          [0, 2, 'combobox', name, { form: 0 }],
          [0, 1, 'button', 'Go', { form: 0, submits: true }],
        ],
        forms: [{ method, action: '/x' }],
        message: 'delete account, go',
      })
    expect(write('Action', 'post')).toBe('ask: binding')
    expect(write('Search', 'get')).toMatch('allow')
  })
})

describe('what is chosen and takes effect at once', () => {
  const choose = (action: string, name: string, inputData: string, options: string[]) =>
    verdict([{ action, inputData }], { lines: [[0, 1, 'select', name, { options, immediate: true }]] })

  it.each<[string, string, string]>([
    ['Row action', 'Delete', 'Rename|Delete'],
    ['Row action', 'Del', 'Rename|Delete'],
    ['Level', 'Adm', 'Reader|Admin'],
    ['Shown to', 'Pub', 'Me|Public'],
    ['Row action', 'Re', 'Rename|Remove'],
    ['Row action', 'Rename', 'Rename|Delete'],
  ])('asks in "%s" for "%s" of %s', (name, label, options) => {
    for (const action of ['select', 'set_value'])
      expect(choose(action, name, label, options.split('|'))).toMatch('ask')
  })

  it.each<[string, string, string]>([
    ['Sort by', 'Price', 'Name|Price'],
    ['Colour', 'Re', 'Red|Blue'],
  ])('is free in "%s" for "%s" of %s', (name, label, options) => {
    for (const action of ['select', 'set_value'])
      expect(choose(action, name, label, options.split('|'))).toBe('allow: mechanics')
  })
})

describe('Enter in a field that adds', () => {
  const enter = (name: string, ...more: Line[]) =>
    verdict([{ action: 'press_key', inputData: 'Enter' }], { lines: [[0, 1, 'textbox', name], ...more] })

  it.each(
    'New transfer amount|Add tip|New deposit|New limit|New price|Neue Überweisung|New phone number|New username|New webhook URL|New invite|Add guest|Ask the seller a new question|Agregar destinatario|Nuevo propietario|Dodaj odbiorcę|添加收款人|受取人を追加|Add a note to the customer|Neue Notiz an den Kunden|Ajouter une note pour le client|Nueva nota para el cliente'.split(
      '|',
    ),
  )('asks where more than a line is added: %s', (name) => expect(enter(name)).not.toMatch('allow'))

  it.each(
    'Add task|Add a note|Search customers|New todo|Add tag|New item|Search|Search prices|Find guests|New list|Add item to list|What needs to be done?|Neue Aufgabe|Ajouter une tâche|添加任务|タスクを追加'.split(
      '|',
    ),
  )('is free where a line is added or looked for: %s', (name) => expect(enter(name)).toMatch('allow'))

  it('asks where the button beside it binds', () => {
    expect(enter('New item', [0, 2, 'button', 'Publish'])).not.toMatch('allow')
    expect(enter('New item', [0, 2, 'button', 'Add'])).toMatch('allow')
    expect(enter('Edit todo', [0, 2, 'button', 'Delete'])).toMatch('allow')
  })
})

describe('what is dropped', () => {
  const drop = (from: string, onto: string, title: string) =>
    verdict([{ action: 'drag', to: { elementId: 2 } }], {
      lines: [
        [0, 0, 'list', from],
        [1, 1, 'draggable', 'Mail A'],
        [0, 0, 'list', title],
        [1, 2, 'draggable', onto],
      ],
    })

  it.each([
    ['Mail B', 'Trash'],
    ['Mail B', 'Papierkorb'],
    ['Card', 'Published'],
    ['Card', 'Production'],
    ...'Administrators|Public|Everyone|Production|Live|Outbox'.split('|').map((onto) => [onto, 'Places']),
  ])('asks on %s in %s', (onto, title) => expect(drop('Inbox', onto, title)).toBe('ask: binding'))

  it('reads the heading over what it falls on', () => {
    const under = (title: string) =>
      verdict([{ action: 'drag', to: { elementId: 2 } }], {
        lines: [
          [0, 0, 'heading', 'Inbox', { level: 2 }],
          [0, 1, 'draggable', 'Mail A'],
          [0, 0, 'heading', title, { level: 2 }],
          [0, 2, 'draggable', 'Mail B'],
        ],
      })
    expect(under('Trash')).toBe('ask: binding')
    expect(under('Later')).toBe('ask: unknown')
  })

  it.each([
    ['To do', 'Doing'],
    ['Doing', 'Done'],
    ['Backlog', 'Plan'],
    ['To do', 'Live music'],
  ])('is unknown from %s to %s', (from, title) => expect(drop(from, 'Card', title)).toBe('ask: unknown'))

  it.each(['Trash', 'Published'])('is free where it is sorted in %s', (title) =>
    expect(
      verdict([{ action: 'drag', to: { elementId: 2 } }], {
        lines: [
          [0, 0, 'list', title],
          [1, 1, 'draggable', 'Mail A'],
          [1, 2, 'draggable', 'Card'],
        ],
      }),
    ).toBe('allow: mechanics'),
  )
})
