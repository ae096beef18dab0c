/** @jsxImportSource preact */
import { englishTexts, type TextKey } from '#languages'
import type { TrailEntry } from '../../conversation/fold-tasks.ts'
import type { Say } from '../../look/say.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import css from '../../ui/later.css?inline'
import { useWidget } from '../../ui/widget-context.ts'

/** Every step of a task, and how it went. */
export function Trail({ entries }: { entries: readonly TrailEntry[] }) {
  const { view, actions } = useWidget()
  actions.style(css)
  return (
    <ol>
      {entries.map((entry) => (
        <Step entry={entry} say={view.say} />
      ))}
    </ol>
  )
}

const marks: Record<string, IconName | undefined> = { done: 'check', failed: 'close' }

function Step({ entry, say }: { entry: TrailEntry; say: Say }) {
  if (entry.kind === 'note') return <li class="note">{entry.description}</li>
  const state = entry.kind === 'agreed' ? 'done' : entry.state
  const mark = marks[state]
  return (
    <li data-state={state}>
      <span class="dot">{mark && <Icon name={mark} />}</span>
      <span>
        {entry.description}
        {entry.kind === 'agreed' && <small>{say('confirmed')}</small>}
        {state === 'failed' && <small>{failure('error' in entry ? entry.error : undefined, say)}</small>}
      </span>
    </li>
  )
}

/** Why a step failed, in plain words. A code we do not know is not for the visitor. */
function failure(error: string | undefined, say: Say): string {
  const key = `error_${error}`
  return key in englishTexts ? say(key as TextKey) : say('failed')
}
