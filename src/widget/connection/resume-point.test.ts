import { describe, expect, it } from 'vitest'
import { resumePoint } from './resume-point.ts'

function setup() {
  const saved: (string | undefined)[] = []
  const point = resumePoint({ offset: undefined, save: (offset) => saved.push(offset) })
  return { point, saved, last: () => saved.at(-1) }
}

describe('the resume point', () => {
  it('is the last handled event', () => {
    const { point, last } = setup()
    point.handled('ab.1')
    point.handled('ab.2')
    expect([point.last, last()]).toEqual(['ab.2', 'ab.2'])
  })

  it('stays before the first chunk of a stream while it is open', () => {
    const { point, last } = setup()
    point.handled('ab.4')
    for (const seq of [5, 6]) {
      point.hold('stream:s', `ab.${seq}`)
      point.handled(`ab.${seq}`)
    }
    expect([point.last, last()]).toEqual(['ab.6', 'ab.4'])
    point.release('stream:s')
    point.handled('ab.7')
    expect(last()).toBe('ab.7')
  })

  it('stays before the oldest of several unfinished things', () => {
    const { point, last } = setup()
    point.hold('plan:p', 'ab.1')
    point.handled('ab.1')
    point.hold('ask:k', 'ab.2')
    point.handled('ab.2')
    expect(last()).toBe('ab.0')
    point.release('plan:p')
    expect(last()).toBe('ab.1')
    point.releaseAll()
    expect(last()).toBe('ab.2')
  })
})
