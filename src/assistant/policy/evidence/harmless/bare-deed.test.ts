import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf, type Sight } from '../../testing/verdict-of.ts'

const heading = (title: string): Line => [0, 0, 'heading', title, { level: 2 }]
const button = (label: string, state: Line[4] = {}): Line => [0, 1, 'button', label, state]
/** What the policy says of a press that nobody named. */
const pressed = (lines: Line[], more: Sight = {}) =>
  verdictOf({}, { lines, message: 'What is on this page?', ...more })
const under = (title: string, label: string) => pressed([heading(title), button(label)])

describe('a verb that is harmless by itself', () => {
  it.each([
    ['Daily card limit', 'Increase'],
    ['Zahlungslimit', 'Erhöhen'],
    ['Plafond', 'Augmenter'],
    ['Thermostat', 'Up'],
    ['Comments', 'Plus'],
    ['API keys', 'Add'],
    ['Administrators', 'Add'],
    ['Allowed IP addresses', 'Add'],
    ['Travel insurance', 'Add'],
    ['Priority support €9 / month', 'Add'],
    ['Ad campaign', 'Pause campaign'],
    ['Production cluster', 'Pause'],
    ['Weekly box', 'Skip'],
    ['Failed transfers', 'Retry'],
    ['Failed deliveries', 'Try again'],
    ['Participants', 'Mute all'],
    ['Works council election', 'Continue'],
    ['Tax declaration', 'Next'],
    ['Bulk mail to 300 customers', 'Continue'],
    ['Import 500 contacts', 'Continue'],
    ['Steuererklärung', 'Weiter'],
    ['Barrier', 'Open'],
  ])('takes its object from its title: %s, %s', (title, label) => expect(under(title, label)).toMatch('ask'))

  it.each([
    ['Quantity', 'Increase'],
    ['Text size', 'Increase'],
    ['Groceries', 'Add'],
    ['Delivery address', 'Add'],
    ['Dune trailer', 'Pause'],
    ['Welcome tour', 'Skip'],
    ['Your details', 'Continue'],
    ['Book a table', 'Next'],
    ['Something went wrong', 'Try again'],
  ])('stays free under what weighs nothing: %s, %s', (title, label) =>
    expect(under(title, label)).toMatch('allow'),
  )

  it('counts where its description says what it does', () => {
    for (const about of ['Start the machine', 'Raises the barrier', 'Shares your location'])
      expect(pressed([button('Next', { about })]), about).toMatch('ask')
    expect(pressed([button('Next', { about: 'Go to the next page' })])).toMatch('allow')
  })

  it('is paid for where the price comes again', () => {
    const extra = (price: string): Line[] => [
      [0, 0, 'list', ''],
      [1, 0, 'record', 'Help at night'],
      [2, 0, 'text', price],
      [2, 1, 'button', 'Add'],
      [1, 0, 'record', 'More room'],
      [2, 0, 'text', price],
      [2, 2, 'button', 'Add'],
    ]
    expect(pressed(extra('€9 per month, billed today'))).toMatch('ask')
    expect(pressed(extra('€9'))).toMatch('allow')
  })

  it('agrees in a dialog to what is ordered there', () => {
    const dialog = (title: string, text: string): Line[] => [
      [0, 0, 'dialog', title, { modal: true }],
      [1, 0, 'text', text],
      [1, 1, 'button', 'Continue'],
    ]
    expect(pressed(dialog('Stop the instance?', ''))).toMatch('ask')
    expect(pressed(dialog('Are you sure?', 'All customers will get an e-mail.'))).toMatch('ask')
    expect(pressed(dialog('Welcome', 'Here is what you can do.'))).toMatch('allow')
  })
})

describe('a label is harmless as a whole or not at all', () => {
  it.each([
    'Turn off spam filter',
    'Pause content filter',
    'Create filter',
    'Lock selection',
    'Open barrier',
    'Open garage door',
    'Ouvrir la barrière',
    'Haustür öffnen',
    'Nachbarn anzeigen',
    'Betrug anzeigen',
    'Show seller my number',
    'Afficher sur le site',
    'Hide product',
  ])('%s asks', (label) => expect(pressed([button(label)])).toMatch('ask'))

  it.each([
    'Open menu',
    'Open details',
    'Karte öffnen',
    'Hide completed',
    'Show sizes',
    'Details anzeigen',
    'Flüge suchen',
    'Search flights',
    'Sort by rating',
    'Filter by colour',
    'Apply filters',
    'Show on map',
  ])('%s is free', (label) => expect(pressed([button(label)])).toMatch('allow'))
})

describe('a button that carries out what is chosen beside it', () => {
  const bulk = (list: string, value: string, method: 'get' | 'post' = 'post') =>
    pressed(
      [
        [0, 2, 'select', list, { form: 0, value, options: ['—', value] }],
        [0, 1, 'button', 'Go', { form: 0, submits: true }],
      ],
      { forms: [{ method, action: '/bulk' }] },
    )

  it.each([
    ['With selected', 'Run payroll'],
    ['Actions', 'Stop instances'],
    ['Aktion', 'Sperrvermerk setzen'],
    ['Do', 'Notify customers'],
  ])('asks where nothing is known of it: %s, %s', (list, value) => {
    expect(bulk(list, value)).toMatch('ask')
    expect(bulk(list, value, 'get')).toMatch('ask')
  })

  it('is free where that is harmless too, and where it is no command', () => {
    expect(bulk('Actions', 'Export')).toMatch('allow')
    expect(bulk('Size', 'Large')).toMatch('allow')
  })
})

describe('a setting outside of any form', () => {
  const set = (kind: string, name: string, button: string, ...group: Line[]) =>
    verdictOf(
      { action: 'select', inputData: 'Bob' },
      {
        lines: [
          ...group,
          [0, 1, kind, name, { immediate: true, options: ['Ann', 'Bob'], value: 'Ann' }],
          [0, 3, 'editor', 'Comment'],
          [0, 2, 'button', button],
        ],
        message: 'who does that?',
      },
    )

  it('is not sent by a button for something else', () => {
    expect(set('select', 'Assignee', 'Comment')).toMatch('ask')
    expect(set('select', 'Priority', 'Comment')).toMatch('ask')
    expect(set('select', 'Assignee', 'Save')).toMatch('allow')
    expect(set('select', 'Topic', 'Comment')).toMatch('allow')
  })

  it('takes effect at once in a list of options', () => {
    const list = (name: string, ...more: Line[]) =>
      verdictOf(
        { action: 'select', inputData: 'Longest' },
        {
          lines: [[0, 1, 'listbox', name, { immediate: true, options: ['Shortest', 'Longest'] }], ...more],
          message: 'who?',
        },
      )
    expect(list('Visibility')).toMatch('ask')
    expect(list('Retention')).toMatch('ask')
    expect(list('Sort by')).toMatch('allow')
    expect(list('Retention', [0, 2, 'button', 'Save'])).toMatch('allow')
  })

  it('belongs to the line of the table in which it stands', () => {
    const rows = (kind: string, name: string): Line[] => [
      [0, 0, 'record', 'Blue mug'],
      [1, 1, kind, name, { immediate: true, checked: true }],
      [0, 0, 'record', 'Red mug'],
      [1, 2, kind, name, { immediate: true, checked: true }],
    ]
    expect(pressed(rows('switch', 'In stock'))).toMatch('ask')
    expect(pressed(rows('switch', 'Show'))).toMatch('ask')
    expect(verdictOf({}, { lines: [[0, 1, 'checkbox', 'In stock', { immediate: true }]] })).toMatch('allow')
  })
})

describe('Enter in a field', () => {
  const enter = (kind: string, name: string, ...around: Line[]) =>
    verdictOf(
      { action: 'press_key', inputData: 'Enter' },
      { lines: [...around, [around.length > 0 ? 1 : 0, 1, kind, name]], message: 'who is Ann?' },
    )

  it.each([
    ['searchbox', 'Search or run a command'],
    ['searchbox', 'Search people to add'],
    ['searchbox', 'Find a friend to invite'],
    ['searchbox', 'To: type a name'],
    ['textbox', 'New announcement'],
    ['textbox', 'New SSH key'],
    ['textbox', 'Add allowed IP'],
    ['textbox', 'Add witness'],
    ['textbox', 'Neuer Zeuge'],
    ['textbox', "What's new?"],
    ['textbox', 'New dosage'],
  ])('does more than add or look for a line: %s %s', (kind, name) => expect(enter(kind, name)).toMatch('ask'))

  it('takes orders in a palette of commands', () => {
    expect(enter('searchbox', 'Search', [0, 0, 'dialog', 'Command palette'])).toMatch('ask')
  })

  it.each([
    ['searchbox', 'Search products'],
    ['textbox', 'Add a task'],
    ['textbox', 'New entry'],
    ['textbox', 'Search members'],
    ['combobox', 'Add label'],
  ])('adds or looks for a line: %s %s', (kind, name) => expect(enter(kind, name)).toMatch('allow'))
})
