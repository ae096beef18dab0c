import type { Hand, Plan } from './plan.ts'

/** Tasks whose thing lies behind something that has to be opened. */
export const opening: Readonly<Record<string, Plan>> = {
  'click-collapsible-2': pressBehind,
  'click-collapsible-nodelay': async ({ act }) => {
    await act('click', /^Section/)
    await act('click', { name: 'Submit', kind: 'button' })
  },
  'click-menu-2': async ({ act, look, sentence }) => {
    const label = /labeled "(.+)"/.exec(sentence)?.[1] ?? ''
    await act('click', 'Menu')
    const isThere = (await look()).some(([, id, , text]) => id > 0 && text === label)
    if (!isThere) await act('hover', 'Playback')
    await act('click', label)
  },
  'click-tab-2': pressBehind,
  'click-tab-2-hard': pressBehind,
  'search-engine': async ({ act, look, quoted: [words = ''], places: [place = 0] }) => {
    await act('type', { kind: 'textbox' }, words)
    await act('click', { name: 'Search', kind: 'button' })
    if (place > 2) await act('click', String(Math.floor(place / 3) + 1))
    const results = (await look()).filter(
      ([, id, kind, text]) => id > 0 && kind === 'link' && /^[a-z]{2}/i.test(text),
    )
    const [, , , title = ''] = results[place % 3] ?? []
    const before = results.slice(0, place % 3).filter(([, , , text]) => text === title).length
    await act('click', { name: title, kind: 'link', nth: before })
  },
}

/** Opens whatever tells that the words lie behind it, until they can be pressed. */
async function pressBehind({ act, look, quoted: [words = ''] }: Hand): Promise<void> {
  const link = { name: words, kind: /clickable|link/ }
  const openers = (await look()).filter(([, , , , state]) => state?.closed?.includes(words))
  for (const [, , , name] of [undefined, ...openers].map((line) => line ?? ([0, 0, '', ''] as const))) {
    if (name) await act('click', { name, kind: 'tab' })
    const isThere = (await look()).some(
      ([, id, kind, text]) => id > 0 && link.kind.test(kind) && text === words,
    )
    if (isThere) return void (await act('click', link))
  }
}
