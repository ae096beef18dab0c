import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from './support/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('a snapshot of 21,000 elements', () => {
  it('gives the page its turn again and again', async () => {
    const { tab } = await stage.show('<body></body>')
    const turns = await tab.evaluate(async () => {
      document.body.innerHTML = `<ul>${'<li><a href=/x>Link</a> <button>Do <b>it</b></button> text</li>'.repeat(5_000)}</ul>`
      let turns = 0
      let running = true
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => {
        turns += 1
        if (running) channel.port2.postMessage(0)
      })
      channel.port1.start()
      channel.port2.postMessage(0)
      await window.hands.snapshot()
      running = false
      return turns
    })
    expect(turns).toBeGreaterThan(3)
  })

  it('is read to the end while the page draws parts of it again', async () => {
    const { tab } = await stage.show('<div id=still></div><div id=app></div><button>After all</button>')
    const seen = await tab.evaluate(async () => {
      const still = document.querySelector('#still')
      if (still) still.innerHTML = '<p>Still <b>here</b></p>'.repeat(4_000)
      const draw = () => {
        const app = document.querySelector('#app')
        if (app) app.innerHTML = '<p><a href=/x>Link</a> text</p>'.repeat(300)
      }
      draw()
      const timer = setInterval(draw, 5)
      const { indexedElements } = await window.hands.snapshot({ about: 'after' })
      clearInterval(timer)
      return indexedElements?.map(({ text }) => text)
    })
    expect(seen).toContain('After all')
  })
})

describe('fields that differ in a number alone', () => {
  it('are asked for their styles once for all', async () => {
    const { tab } = await stage.show('<body></body>')
    const [named, numbered] = await tab.evaluate(async () => {
      const asked = []
      const { getComputedStyle } = window
      for (const id of ['', 'id=part-']) {
        document.body.innerHTML = Array.from(
          { length: 200 },
          (_, index) => `<p><input ${id && id + index} aria-label="Part ${index}"></p>`,
        ).join('')
        let count = 0
        window.getComputedStyle = (...of) => {
          count += 1
          return getComputedStyle(...of)
        }
        await window.hands.snapshot()
        asked.push(count)
      }
      window.getComputedStyle = getComputedStyle
      return asked as [number, number]
    })
    expect(numbered - named).toBeLessThan(50)
  })
})
