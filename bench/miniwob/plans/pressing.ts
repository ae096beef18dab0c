import type { Plan } from './plan.ts'

/** Tasks that are a press or several. */
export const pressing: Readonly<Record<string, Plan>> = {
  'click-button-sequence': async ({ act }) => {
    await act('click', 'ONE')
    await act('click', 'TWO')
  },
  'click-dialog': ({ act }) => act('click', { name: 'Close', kind: 'button' }),
  'click-link': ({ act, quoted: [words = ''] }) => act('click', { name: words, kind: /clickable|link/ }),
  'click-test': ({ act }) => act('click', { kind: 'button' }),
  'click-test-transfer': ({ act, sentence }) => act('click', /button (\w+)/.exec(sentence)?.[1] ?? ''),
  'find-greatest': async ({ act, look }) => {
    // A card shows its number once it is pressed, and hides it when another is.
    const numbers: number[] = []
    for (const nth of [0, 1, 2]) {
      await act('click', { kind: 'clickable', nth })
      const cards = (await look()).filter(([, id, kind]) => id > 0 && kind === 'clickable')
      numbers.push(Number(cards[nth]?.[3]))
    }
    await act('click', { kind: 'clickable', nth: numbers.indexOf(Math.max(...numbers)) })
    await act('click', 'Submit')
  },
  'focus-text-2': ({ act, places: [place = 0] }) => act('focus', { kind: 'textbox', nth: place }),
  'social-media-all': async ({ act, attempt, look, sentence }) => {
    const [, button = '', who = ''] = /"(\w+)" button on all posts by (@\w+)/.exec(sentence) ?? []
    const posts = (await look()).filter(([, , , text]) => text.endsWith(` ${who}`))
    const hint = button.toLowerCase()
    for (let nth = 0; nth < posts.length; nth += 1)
      await act('click', { hint, record: new RegExp(` ${who}$`), nth })
    // The button stands below the last post, and may be half cut off; it may also be in view already.
    await attempt('scroll', 'Submit', 'bottom')
    await act('click', 'Submit')
  },
  'order-food': async ({ act, sentence }) => {
    const [, count = '0', sort = ''] = /^Order (\d+) items that are (.+)$/.exec(sentence) ?? []
    const named = /each item: (.+)$/.exec(sentence)?.[1]?.split(', ') ?? []
    if (sort) {
      for (let nth = 0; nth < Number(count); nth += 1)
        await act('click', { name: '+', record: sort.replace(/ /g, '-'), nth })
    }
    for (const dish of named) await act('click', { name: '+', record: dish })
    await act('click', 'Order!')
  },
}
