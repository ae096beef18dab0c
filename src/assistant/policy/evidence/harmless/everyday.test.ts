import { describe, expect, it } from 'vitest'
import type { Line, LineState, SequenceStep } from '#protocol'
import { verdictOf } from '../../testing/verdict-of.ts'

/** Whether a step on the element 1 is free, by a model and out of a message that does not name it. */
function isFree(lines: Line[], step: Partial<SequenceStep> = {}): boolean {
  return verdictOf(step, { lines, message: 'take number 6, please' }).startsWith('allow')
}

const button = (label: string, state?: LineState): Line =>
  [0, 1, 'button', label, ...(state ? [state] : [])] as Line
const heading = (title: string): Line => [0, 0, 'heading', title]

describe('what is pressed every day', () => {
  it.each([
    'Load more reviews',
    'Load older posts',
    'Weitere Kommentare laden',
    'Charger plus de photos',
    'Cargar más opiniones',
    'Carica altri articoli',
    'Carregar mais fotos',
    'Meer berichten laden',
    'Switch start and end',
    'Start und Ziel vertauschen',
    'Inverser départ et arrivée',
    '出発地と目的地を入れ替える',
    'Semaine suivante',
    'Mes anterior',
    'Settimana precedente',
    'Próximo mês',
    'Sonraki hafta',
    '下个月',
    'Poprzedni dzień',
    'Añadir a la bolsa',
    'Aggiungi alla borsa',
    'Adicionar na sacola',
    'Ajouter au cabas',
    'In den Einkaufskorb',
    'Dodaj do torby',
    'Later trains',
    'Früher',
    'Plus tard',
    'Późniejsze połączenia',
    'Eerder',
    '下一班',
    '一本前',
    'Dodaj do ulubionych',
    'Zur Merkliste hinzufügen',
    'Add to shortlist',
    'Ajouter à ma liste',
    'Toevoegen aan volglijst',
    'Weitere Antworten anzeigen',
    'Antwoorden bekijken',
    '查看全部回复',
    '查看回复',
    '返信を表示',
  ])('is free: %s', (label) => expect(isFree([button(label)])).toBe(true))

  it.each([
    'Load more credit',
    'Load more funds',
    'Load more money onto the card',
    'Cargar más saldo',
    'Reverse direction',
    'Reverse payment',
    'Switch owner and admin',
    'Swap shifts',
    'Pay next month',
    'Cancel next week',
    'Add to team',
    'Add to payroll',
    'Dodaj do zespołu',
    '全部回复',
    '回复',
    '返信',
    'Antworten',
    'Allen antworten',
    'Pay later',
  ])('is not what only sounds alike: %s', (label) => expect(isFree([button(label)])).toBe(false))
})

describe('a sum in the label', () => {
  it.each(['Groceries −£61.05', 'Total €19.90', 'Gym 35 €'])('of a line that opens is read: %s', (label) => {
    expect(isFree([button(label, { expanded: false })])).toBe(true)
    expect(isFree([button(label, { popup: 'dialog' })])).toBe(true)
  })

  it.each(['Unlock for €3', 'Add €20', 'Top up €10'])('is paid by an order: %s', (label) => {
    expect(isFree([button(label, { expanded: false })])).toBe(false)
    expect(isFree([button(label)])).toBe(false)
  })
})

describe('a number that takes effect at once', () => {
  const choose = { action: 'select', inputData: '6' }
  const list = (name: string, options = ['2', '4', '6']): Line => [
    0,
    1,
    'select',
    name,
    { immediate: true, value: options[0] ?? '', options },
  ]

  it.each([
    'Servings',
    'Anzahl Portionen',
    'Nombre de convives',
    'Raciones',
    'Porzioni',
    'Liczba osób',
    '人前',
  ])('only reckons a recipe anew: %s', (name) =>
    expect(isFree([heading('Lentil soup'), list(name)], choose)).toBe(true),
  )

  it.each([
    ['Seats', 'Billing'],
    ['People', 'Subscription price'],
    ['Licences', 'Plan'],
  ])('is not free as %s under %s', (name, title) =>
    expect(isFree([heading(title), list(name)], choose)).toBe(false),
  )

  const speed = (name: string): Line => [0, 1, 'menuitemradio', name, { immediate: true, checked: false }]
  it.each(['1.25x', '0.75x', '2x', '1.5倍速'])('is how fast something is played: %s', (name) =>
    expect(isFree([heading('Lecture 4'), speed(name)])).toBe(true),
  )

  it.each([
    ['2x', 'Leverage'],
    ['2x', 'Stake'],
    ['10x', 'Lecture 4'],
  ])('is not as %s under %s', (name, title) => expect(isFree([heading(title), speed(name)])).toBe(false))
})

describe('a copy of what is shown', () => {
  const press = (label: string) =>
    verdictOf(
      {},
      {
        lines: [
          [0, 0, 'heading', 'Report'],
          [0, 1, 'button', label],
        ],
      },
    )

  it.each([
    'Export CSV',
    'Export to Excel',
    'Download as PDF',
    'Als CSV exportieren',
    'Exporter en CSV',
    'Exportar a Excel',
    'Esporta in PDF',
    'Exportar para CSV',
    'Exporteren als CSV',
    'Eksportuj do CSV',
    'CSV olarak dışa aktar',
    'تصدير إلى CSV',
    '导出 CSV',
    '导出CSV',
    'CSVをエクスポート',
  ])('is free in a format: %s', (label) => expect(press(label)).toBe('allow: harmless'))

  it.each(['Export customers to Mallory', 'Export keys', 'Send CSV'])('is no more than that: %s', (label) =>
    expect(press(label)).toMatch('ask'),
  )

  it.each(['Afficher plus', 'Charger plus', 'Voir plus', 'Mostra altro', 'Mehr anzeigen'])(
    'goes on under a title: %s',
    (label) => expect(press(label)).toBe('allow: harmless'),
  )
})
