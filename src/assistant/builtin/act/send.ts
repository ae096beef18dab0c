import type { Thing } from '../ground/page-index.ts'
import type { IntentOf } from '../understand/intent.ts'
import { askMissing } from './ask-missing.ts'
import { askWhich } from './offer.ts'
import type { Planner, Scene } from './outcome.ts'
import { pin, use } from './press.ts'

/** `Send it`: presses the button of the form that was filled in. The policy asks the visitor before it goes out. */
export const send: Planner<IntentOf<'submit'>> = (intent, scene) => {
  const pinned = scene.index.things.find(({ element }) => element.id === intent.elementId)
  const buttons = pinned ? [pinned] : submitButtons(scene)
  const [only] = buttons
  if (!only) return { kind: 'cannot', text: scene.say('noSuch', { target: scene.say('stepSend') }) }
  if (buttons.length === 1) {
    const missing = only.element.form === undefined ? undefined : askMissing(only.element.form, scene, intent)
    return missing ?? use(only, scene, { kind: 'click', target: only.label })
  }
  return askWhich(buttons.slice(0, 4), scene, (thing) => pin(intent, thing))
}

/** The buttons that can be meant: of the one form that holds something, else of any form that is no search. */
export function submitButtons({ index: { things, page } }: Scene): Thing[] {
  const isSearch = (form: number | undefined): boolean =>
    form !== undefined && page.forms?.[form]?.search === true
  const all = things.filter(
    ({ kind, element }) => kind === 'button' && element.submits && !isSearch(element.form),
  )
  const begun = new Set(
    things
      .filter(({ kind, element }) => kind === 'field' && element.value)
      .map(({ element }) => element.form),
  )
  const ofBegun = all.filter(({ element }) => begun.has(element.form))
  const candidates = ofBegun.length > 0 ? ofBegun : all
  if (candidates.length > 0) return candidates
  return things.filter(({ kind, label }) => kind === 'button' && /^(?:send|submit|post)\b/i.test(label))
}
