/** @jsxImportSource preact */
import { isOneOffer, pendingConfirmation } from '../../conversation/conversation.ts'
import { foldTasks } from '../../conversation/fold-tasks.ts'
import { Markdown } from '../../markdown/markdown.tsx'
import { BlockItem } from './block-item.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Mark, Stale, TaskUndo } from './plan-card.tsx'
import { StopBar } from './stop-bar.tsx'
import { taskLine } from './task-line.ts'
import { useWidget } from '../../ui/widget-context.ts'

/** The panel made small, while it would cover what is acted on or what was done: asking, acting, or done. */
export function Aside() {
  const { view, actions } = useWidget()
  const { conversation, say } = view
  const question = pendingConfirmation(conversation)
  if (question)
    return (
      <div class="small-ask">
        <ConfirmationCard item={question} />
        <OpenChat />
      </div>
    )
  const drawn = foldTasks(conversation.items, conversation.busy)
  const task = drawn.findLast((item) => item.kind === 'task')
  if (!task || task.state === 'running' || conversation.busy) return <StopBar />
  const last = conversation.items.at(-1)
  const said = conversation.items.findLast((item) => item.kind === 'said')
  const words = task.state !== 'stopped' && said?.by === 'assistant' ? said.text : undefined
  return (
    <div class="outcome" data-state={task.state}>
      <div class="now">
        <Mark state={task.state} />
        <div class="told" dir="auto">
          {words ? <Markdown text={words} /> : taskLine(task, say)}
        </div>
        <button class="bare" type="button" aria-label={say('close')} onClick={actions.close}>
          <Icon name="close" />
        </button>
      </div>
      <Stale item={task} />
      {isOneOffer(last) && <BlockItem item={last} live />}
      <div class="plan-foot">
        <OpenChat />
        <TaskUndo item={task} />
      </div>
    </div>
  )
}

function OpenChat() {
  const { view, actions } = useWidget()
  return (
    <button class="inline" type="button" onClick={actions.expand}>
      {view.say('openChat')}
    </button>
  )
}
