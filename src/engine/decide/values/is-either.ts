import type { Thing } from '#assistant'

/** Whether two are answers to one question, of which only one can be given. */
export function isEither(one: Thing, other: Thing): boolean {
  const isButton = ({ state }: Thing) => state.pressed !== undefined
  return (
    ((one.kind === 'radio' && other.kind === 'radio') ||
      (isButton(one) && isButton(other) && one.path.length > 0)) &&
    one.record === other.record &&
    one.path.join() === other.path.join()
  )
}
