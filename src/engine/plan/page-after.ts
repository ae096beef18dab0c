import type { PageContext } from '#protocol'
import type { Move } from './move.ts'

/** A page as it will look once fields and boxes are set. */
export function pageAfter(page: PageContext, moves: readonly Move[]): PageContext {
  const states = new Map(moves.map(({ elementId, goal }) => [elementId, stateOf(goal)]))
  const { outline, indexedElements } = page
  return {
    ...page,
    ...(outline && {
      outline: {
        ...outline,
        lines: outline.lines.map((line): (typeof outline.lines)[number] => {
          const [depth, id, kind, text, state] = line
          const next = states.get(id)
          return next ? [depth, id, kind, text, { ...state, ...next }] : line
        }),
      },
    }),
    ...(indexedElements && {
      indexedElements: indexedElements.map((one) => Object.assign({}, one, states.get(one.id))),
    }),
  }
}

function stateOf(goal: Move['goal']): { value: string } | { checked: boolean } | undefined {
  if (goal.kind === 'value') return { value: goal.value }
  return goal.kind === 'checked' ? { checked: goal.checked } : undefined
}
