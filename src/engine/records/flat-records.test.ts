import { viewOf } from '#assistant'
import { describe, expect, it } from 'vitest'
import { itemsOf } from './item.ts'

const shown = (visibleText: string, names: readonly string[] = [], language = 'en') => {
  const indexedElements = names.map((text, at) => ({ id: at + 1, type: 'button', text }))
  return itemsOf(viewOf({ url: 'https://x.example/', language, visibleText, indexedElements })).map(
    ({ title, parts }) => [title].concat(parts.filter(({ control }) => !control).map(({ text }) => text)),
  )
}

describe('things alike on a page that tells only its words', () => {
  it('end with the same button', () => {
    const text =
      'Winter sale\nNew\nOak stool\n€45\nBuy\nNew\nPine shelf\n€80\nBuy\nNew\nElm bench\n€120\nBuy\nTerms'
    expect(shown(text, ['Buy', 'Buy', 'Buy'])).toEqual([
      ['Oak stool', 'New', 'Oak stool', '€45'],
      ['Pine shelf', 'New', 'Pine shelf', '€80'],
      ['Elm bench', 'New', 'Elm bench', '€120'],
    ])
  })

  it('hold a value each, behind their words', () => {
    expect(shown('Opening hours\nMonday – Friday\n8:00 – 18:00\nSaturday\n9:00 – 13:00')).toEqual([
      ['Monday – Friday', 'Monday – Friday', '8:00 – 18:00'],
      ['Saturday', 'Saturday', '9:00 – 13:00'],
    ])
  })

  it('or before them, where what follows the last value looks like what follows the others', () => {
    const text =
      'Our menu\nStarters\n6,00 €\nOnion soup\nwith cheese, bread\n7,50 €\nGreen salad\nnuts, apple\n8,00 €\nGoat cheese\nhoney, thyme'
    expect(shown(text).map(([title, first]) => [title, first])).toEqual([
      ['Onion soup', '6,00 €'],
      ['Green salad', '7,50 €'],
      ['Goat cheese', '8,00 €'],
    ])
  })

  it('are none where nothing repeats', () => {
    expect(shown('About us\nWe have built boats since 1931.\nContact\n1\n2\n3')).toEqual([])
  })
})
