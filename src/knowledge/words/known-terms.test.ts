import { describe, expect, it } from 'vitest'
import { knownTerms, notionMark } from './known-terms.ts'

const direction = { notions: Uint16Array.of(3, 5), weights: Float32Array.of(0.5, 0.25) }

function setup() {
  const asked: string[] = []
  const known = knownTerms((term) => {
    asked.push(term)
    return term.startsWith('lamp') ? { direction, topics: 2, amount: 'none' } : undefined
  })
  return { known, asked }
}

describe('terms that are known', () => {
  it('reads sentences by codes, each term looked up once', () => {
    const { known, asked } = setup()
    const own = known.in('en')
    const [one, two] = own.sentences(`the lamp ${notionMark}light | lamp the`, false)
    expect(one?.words.map((word) => own.at(word).term)).toEqual(['the', 'lamp'])
    expect(two?.words).toEqual(one?.words.toReversed())
    expect(asked).toEqual(['the', 'lamp'])
    expect(one?.words.map((word) => word & 1)).toEqual([1, 0])
    expect(own.codeOf('lamp')).toBe(one?.words[1])
  })

  it('hands notions out where they are wanted, and reads what stands behind them in a heading', () => {
    const own = setup().known.in('en')
    const stored = `the ${notionMark}light ${notionMark}lamp lamp`
    const [wanted] = own.sentences(stored, true)
    expect(wanted?.notions).toEqual([`${notionMark}light`, `${notionMark}lamp`])
    const [unwanted] = own.sentences(stored, false)
    expect(unwanted).toEqual({ words: wanted?.words, notions: [] })
    expect(wanted?.words).toHaveLength(2)
  })

  it('keeps thousands apart, and knows where each points', () => {
    const { known } = setup()
    const own = known.in('en')
    const terms = Array.from({ length: 6_000 }, (_, at) => (at % 2 === 0 ? `lamp${at}` : `other${at}`))
    const codes = terms.map((term) => own.codeOf(term))
    expect(new Set(codes).size).toBe(terms.length)
    expect(own.sentences(terms.join(' '), false)[0]?.words).toEqual(codes)
    expect(known.direction('lamp4000', 'en')).toEqual(direction)
    expect(known.direction('other4001', 'en')).toBeUndefined()
  })

  it('forgets them when there are too many, but not for the question that is being read', () => {
    const { known } = setup()
    const own = known.in('en')
    const code = own.codeOf('lamp')
    for (let at = 0; at < 24_000; at++) own.codeOf(`word${at}`)
    const next = known.in('en')
    expect(next).not.toBe(own)
    expect(next.size).toBe(0)
    expect(own.at(code).term).toBe('lamp')
  })
})
