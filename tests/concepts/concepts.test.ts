import { describe, expect, it } from 'vitest'
import { areas } from '../../src/languages/concepts/areas.ts'
import { parseDeep, parseWide } from '../../src/languages/concepts/parse-concepts.ts'
import { areaFiles, plannedIds, type AreaFile } from './area-files.ts'
import { checks, wholeOf } from './checks.ts'
import { coverage } from './coverage.ts'

const files = areaFiles()
const whole = wholeOf(files, plannedIds())

describe('the area files of the concepts', () => {
  it('are all listed, and no other', () => {
    expect(areas.map(({ depth, name }) => `${depth}/${name}`).sort()).toEqual(
      files.map(({ name }) => name).sort(),
    )
  })

  it('are read by the lexicon as they lie on the disk', async () => {
    for (const { depth, name, read } of areas)
      expect((await read()).default).toBe(files.find((file) => file.name === `${depth}/${name}`)?.text)
  })

  it.each(Object.entries(checks))('%s', (_, check) => {
    expect(files.flatMap((file) => check(file, whole).map((fault) => `${file.name}: ${fault}`))).toEqual([])
  })

  it('are counted', () => {
    console.log(coverage(files))
    expect(files.flatMap(({ concepts }) => concepts).length).toBeGreaterThan(200)
  })
})

describe('a check', () => {
  const column = (english: string, other: string) =>
    [english, ...Array.from({ length: 8 }, () => other), 'حقيبة', '包', 'バッグ'].join(' | ')
  const wide = (text: string): AreaFile => ({ name: 'wide/a', depth: 'wide', text, ...parseWide(text) })
  const deep = (text: string): AreaFile => ({ name: 'deep/a', depth: 'deep', text, ...parseDeep(text) })
  const good = wide(
    `bag = ${column('bag', 'tas')} ~ kind thing\nthing = ${column('thing', 'ding')} ~ like bag`,
  )
  const seen = (file: AreaFile) =>
    Object.entries(checks).flatMap(([title, check]) =>
      check(file, wholeOf([file], [])).length > 0 ? [title] : [],
    )

  it('finds nothing in a good file', () => {
    expect(seen(good)).toEqual([])
  })

  const bad: Record<string, AreaFile> = {
    'is well formed': wide('bag = bag | tas ~ kind bag'),
    'has ids in the form of its kind': wide(`Big bag = ${column('bag', 'tas')}`),
    'repeats no id': wide(`bag = ${column('bag', 'tas')}\nbag = ${column('bag', 'tas')}`),
    'says what every deep notion is': deep('bag.new\nen: new bag'),
    'points at notions that exist': wide(`bag = ${column('bag', 'tas')} ~ kind nothing`),
    'relates every word to another': wide(`bag = ${column('bag', 'tas')}`),
    'has phrases in every language': wide(`bag = ${column('bag', '')}`),
    'has eight to fifteen phrasings of a deep notion': deep('bag.new # a bag\nen: new bag'),
    'has at most five synonyms of a wide word': wide(`bag = ${column('a1, b1, c1, d1, e1, f1', 'tas')}`),
    'repeats no phrase within a column': wide(`bag = ${column('bag, bag', 'tas')}`),
    'writes words, not punctuation': wide(`bag = ${column('bag!', 'tas')}`),
    'is lower case, German nouns aside': wide(`bag = ${column('Bag', 'tas')}`),
    'is in the script of its language': wide(`bag = ${column('bag', 'tas').replace('包', 'バッグ')}`),
    'says something with every phrase': wide(`bag = ${column('the', 'tas')}`),
    'was translated, not copied': wide(
      ['a1', 'b1', 'c1', 'd1'].map((id) => `${id} = ${column(id, id)}`).join('\n'),
    ),
    'has no phrase that means many things': wide(
      ['a1', 'b1', 'c1', 'd1'].map((id) => `${id} = ${column('bag', id)}`).join('\n'),
    ),
  }

  it.each(Object.entries(bad))('sees what is not so: %s', (title, file) => {
    expect(seen(file)).toContain(title)
  })

  it('is tried for each', () => {
    expect(Object.keys(bad)).toEqual(Object.keys(checks))
  })
})
