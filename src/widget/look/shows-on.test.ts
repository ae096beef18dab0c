import { describe, expect, it } from 'vitest'
import { showsOn } from './shows-on.ts'

describe('where the widget shows', () => {
  it.each([
    ['/a', undefined, true],
    ['/a', {}, true],
    ['/shop/lamp', { only: ['/shop/*'] }, true],
    ['/shop', { only: ['/shop/*'] }, false],
    ['/shop', { only: ['/shop*'], except: ['/shop'] }, false],
    ['/a.b', { only: ['/a.b'] }, true],
    ['/axb', { only: ['/a.b'] }, false],
    ['/(x)', { except: ['/(x)'] }, false],
  ])('%s under %j: %s', (path, rules, shown) => expect(showsOn(path, rules)).toBe(shown))
})
