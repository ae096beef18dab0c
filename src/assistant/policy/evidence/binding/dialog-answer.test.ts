import { describe, expect, it } from 'vitest'
import type { Line } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

/** The answer to a dialog, beside another button. */
const answer = (label: string, title: string, text: string, other?: string) => {
  const lines: Line[] = [
    [0, 0, 'dialog', title],
    [1, 0, 'text', text],
    [1, 1, 'button', label],
  ]
  if (other !== undefined) lines.push([1, 2, 'button', other])
  return verdictOf({}, { lines, message: label })
}

describe('an answer in a dialog', () => {
  it.each([
    ['Continue', 'Are you certain?', 'The old floor goes.', 'Back'],
    ['Proceed', 'One moment', 'There is no going back after this.', undefined],
    ['Weiter', 'Sind Sie sicher?', 'Der Platz ist dann weg.', 'Zurück'],
    ['Continuer', 'Attention', 'Votre place sera donnée à une autre personne.', 'Retour'],
    ['OK', 'Note', 'Your neighbours will be able to open the gate.', 'Cancel'],
    ['Got it', 'Almost there', 'We will bill $4.50 to your account.', undefined],
    ['Next', 'Nearly done', 'Your claim will be filed with the insurer.', 'Go back'],
    ['Understood', 'Note', 'Your calendar becomes public.', 'Close'],
  ])('%s to "%s" (%s) is a yes', (label, title, text, other) => {
    expect(answer(label, title, text, other)).toMatch(/^ask: binding/)
  })

  it.each([
    ['Got it', 'Tip', 'Drag a card to move it.', undefined],
    ['Got it', 'What is new', 'The map will open faster.', undefined],
    ['Next', 'Tour', 'Here you find your notes.', 'Skip'],
    ['Continue', 'Welcome', 'Good to see you.', undefined],
    ['Close', 'Note', 'Your seat will be given away.', undefined],
  ])('%s to "%s" (%s) is free', (label, title, text, other) => {
    expect(answer(label, title, text, other)).toMatch('allow')
  })
})

describe('a plan beside its price', () => {
  const choose = (label: string, ...above: Line[]) =>
    verdictOf({}, { lines: [...above, [0, 1, 'button', label]] })

  it.each([
    ['Choose', '£7 a month'],
    ['Select', 'Team £70 / year'],
    ['Pick this', '$3 per seat per month'],
    ['Continue with Solo', 'Solo, £5/month'],
    ['Wählen', '5 € pro Monat'],
  ])('is taken by %s beside %s', (label, price) => {
    expect(choose(label, [0, 0, 'heading', price, { level: 2 }])).toBe('ask: binding')
    expect(choose(label, [0, 0, 'heading', 'Solo'], [0, 0, 'text', price])).toBe('ask: binding')
  })

  it('is none where it is a room, or where the price comes once', () => {
    expect(choose('Select room', [0, 0, 'heading', 'Double'], [0, 0, 'text', '€99 per night'])).toMatch(
      'allow',
    )
    expect(choose('Choose', [0, 0, 'heading', 'Oak table'], [0, 0, 'text', '€99'])).toMatch('allow')
  })
})

describe('a list that something is laid in', () => {
  const drop = (column: string) =>
    verdictOf(
      { action: 'drag', to: { elementId: 2 } },
      {
        lines: [
          [0, 0, 'list', 'Open'],
          [1, 1, 'draggable', 'Card'],
          [0, 0, 'list', column],
          [1, 2, 'draggable', 'Other card'],
        ],
      },
    )

  it.each([
    'Withdrawn',
    'Decommissioned',
    'Laid off',
    'Ausgeschlossen',
    'Annulé',
    'Descartados',
    'Ontslagen',
  ])('asks where it is an end: %s', (column) => expect(drop(column)).toBe('ask: binding'))

  it.each(['Blocked by the vendor', 'Doing', 'Review', 'Next week'])(
    'is unknown where it is none: %s',
    (column) => expect(drop(column)).toBe('ask: unknown'),
  )
})
