import { ground } from '../ground/ground.ts'
import type { IntentOf } from '../understand/intent.ts'
import { movesIn } from './moves.ts'
import { askWhich } from './offer.ts'
import type { Planner } from './outcome.ts'
import { groundIntent } from './pinned.ts'
import { pin, use } from './press.ts'

export const scroll: Planner<IntentOf<'scroll'>> = (intent, { say }) => ({
  kind: 'moves',
  moves: [movesIn(say).scroll(intent.to)],
})

export const back: Planner<IntentOf<'back'>> = (_, { say }) => ({
  kind: 'moves',
  moves: [movesIn(say).back()],
})

export const reload: Planner<IntentOf<'reload'>> = (_, { say }) => ({
  kind: 'moves',
  moves: [movesIn(say).reload()],
})

export const scrollTo: Planner<IntentOf<'scroll_to'>> = (intent, scene) => {
  const kinds = ['link', 'button', 'field', 'select', 'toggle', 'radio', 'file', 'other'] as const
  const found = groundIntent(intent, scene.index, { kinds })
  if (found.kind === 'unsure') return askWhich(found.things, scene, (thing) => pin(intent, thing))
  if (found.kind === 'sure') return { kind: 'moves', moves: [movesIn(scene.say).scrollTo(found.thing)] }
  return { kind: 'cannot', text: scene.say('noSuch', { target: intent.target }), lost: intent.target }
}

const signs: Readonly<Record<string, RegExp>> = {
  next: /^(?:next(?: page)?|older(?: posts)?|›|»|→|>|>>|weiter|suivante?|siguiente|successiva|próxima|volgende|następna|sonraki|التالي|次へ?|下一页)\b/iu,
  previous:
    /^(?:prev(?:ious)?(?: page)?|newer(?: posts)?|‹|«|←|<|<<|zurück|précédente?|anterior|precedente|vorige|poprzednia|önceki|السابق|前へ?|上一页)/iu,
}

/** `Next page`, `page 3`: what the page itself offers for turning over. */
export const turnPage: Planner<IntentOf<'page'>> = (intent, scene) => {
  const to = intent.to
    .replace('following', 'next')
    .replace('prev', 'previous')
    .replace('previousious', 'previous')
  const usable = scene.index.things.filter(
    ({ kind, element }) => (kind === 'link' || kind === 'button') && !element.disabled,
  )
  const sign = signs[to]
  const byPlace = /^\d+$/.test(to) ? [to, `page ${to}`, `go to page ${to}`] : [`${to} page`]
  const thing =
    usable.find(({ folded }) => byPlace.includes(folded)) ??
    (sign && usable.find(({ label }) => sign.test(label.trim())))
  if (thing) return use(thing, scene, intent)
  const found = ground(`${to} page`, scene.index, { kinds: ['link', 'button'] })
  if (found.kind === 'sure') return use(found.thing, scene, intent)
  return { kind: 'cannot', text: scene.say('noSuch', { target: intent.to }), lost: intent.to }
}
