import { noElement } from '#protocol'
import { actOf } from '../../policy/act.ts'
import { pathOf } from '../../policy/policy-context.ts'
import { digest, viewOf } from '../../view/index.ts'
import { formValues } from './form-values.ts'
import type { Asking } from './question.ts'
import { sectionAround } from './section-around.ts'

/** What a yes is bound to: these steps, on this page, with what their form holds and what stands around them now. */
export function digestOf({ steps, page, done }: Asking): string {
  return digest([
    pathOf(page),
    steps.map((step) => {
      const act = actOf(step, page)
      const things = [act?.target, act?.pressed].map(
        (thing) => thing && [thing.kind, thing.names, thing.state.href, thing.state.disabled ?? false],
      )
      const around = act?.pressed && sectionAround(act.pressed, page)
      return [{ ...step, description: undefined }, things, formValues(act?.target, page, done), around]
    }),
    viewOf(page).page.tools?.filter(({ name }) => steps.some(({ tool }) => tool === name)),
  ])
}

/** What a yes to a question of the release before is bound to: an upgrade does not take questions back. */
export function earlierDigestOf({ steps: [step], page, done }: Asking): string {
  const target = viewOf(page).thing(step?.elementId ?? noElement)
  const seen = target && [target.kind, target.name, target.state.href, target.state.disabled ?? false]
  return digest([pathOf(page), { ...step, description: undefined }, seen, formValues(target, page, done)])
}
