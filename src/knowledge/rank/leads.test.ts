import { describe, expect, it } from 'vitest'
import { createLeads, type LeadingPhrasing } from './leads.ts'

const [parcels, payment] = [1, 2]
const written: LeadingPhrasing[] = [
  { passage: parcels, quote: 'Two days.', words: 'when will my parcel be here' },
  { passage: parcels, quote: 'Two days.', words: 'how long is the parcel on the road' },
  { passage: parcels, quote: '', words: 'who insures my parcel' },
  { passage: parcels, quote: '', words: 'is the post insured' },
  { passage: payment, quote: 'By card.', words: 'can i pay the bill by card' },
  { passage: payment, quote: null, words: 'how do i settle the bill' },
]
const leads = createLeads(written)

describe('where the words of a question lead', () => {
  it('is the passage whose questions use them, however these were put together', () => {
    const led = leads.of(['settle', 'card', 'bill'])
    expect(led(payment).own).toBeGreaterThan(0)
    expect(led(payment).rival).toBeLessThan(0)
    expect(led(payment).share).toBeGreaterThan(0.5)
    expect(led(parcels).own).toBe(led(payment).rival)
  })

  it('is away from all passages where the words are those of questions that nothing answers', () => {
    const led = leads.of(['who', 'insured', 'post'])
    expect(led(parcels).refused).toBeGreaterThan(led(parcels).own)
    expect(led(parcels).refusedShare).toBeGreaterThan(led(parcels).share)
  })

  it('is nowhere in particular by words that nobody wrote, and for a passage that has no questions', () => {
    const led = leads.of(['zebra'])
    expect(led(parcels).own).toBeCloseTo(0)
    const other = leads.of(['parcel'])(undefined)
    expect([other.own, other.share]).toEqual([-9, 0])
  })

  it('can be read as if some had not been written', () => {
    const all = leads.of(['road'])(parcels)
    const without = leads.of(['road'], { phrasings: written.slice(1, 2) })(parcels)
    expect(without.own).toBeLessThan(all.own)
    const gone = leads.of(['road'], { isGone: (passage) => passage === parcels })(parcels)
    expect(gone.share).toBe(0)
    expect(leads.of(['road'])(parcels)).toEqual(all)
  })
})
