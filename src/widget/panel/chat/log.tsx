/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks'
import { hasSpoken } from '../../conversation/conversation.ts'
import { foldTasks, type Drawn } from '../../conversation/fold-tasks.ts'
import { BlockItem } from './block-item.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { Greeting } from '../home/greeting.tsx'
import { Home } from '../home/home.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Message } from './message.tsx'
import { PlanCard } from './plan-card.tsx'
import { useFollow } from './use-follow.ts'
import { useWidget } from '../../ui/widget-context.ts'

/** The conversation. It follows new text only while the visitor is at its end. */
export function Log() {
  const { view } = useWidget()
  const { items, busy } = view.conversation
  const { scroller, behind, toEnd } = useFollow(view)
  const drawn = useMemo(() => foldTasks(items, busy), [items, busy])
  const spoken = hasSpoken(view.conversation)
  const last = drawn.at(-1)
  // A block can be answered until the visitor has said something else.
  const answered = drawn.findLastIndex((item) => item.kind === 'said' && item.by === 'user')
  const silent = last?.kind === 'said' && last.streaming && last.text !== ''
  const waitsForVisitor = last?.kind === 'confirmation' && last.answer === undefined
  const acting = drawn.some((item) => item.kind === 'task' && item.state === 'running')
  const typing = busy && !silent && !waitsForVisitor && !acting
  return (
    <div class="logbox">
      <div class="log" ref={scroller} role="log" aria-live="off" aria-label={view.say('label')} tabIndex={0}>
        {spoken ? <Greeting /> : <Home />}
        {drawn.map((item, index) => (
          <Entry key={item.key} item={item} live={index > answered} />
        ))}
        {typing && <Typing />}
      </div>
      {behind && (
        <button class="new" type="button" onClick={toEnd}>
          <Icon name="down" />
          {view.say('newMessages')}
        </button>
      )}
    </div>
  )
}

/** Redrawn only when its item has changed: a long history costs nothing while a reply streams in. */
function Entry({ item, live }: { item: Drawn; live: boolean }) {
  const { view } = useWidget()
  return useMemo(() => draw(item, live, view.say), [item, live, view.say])
}

function draw(item: Drawn, live: boolean, say: ReturnType<typeof useWidget>['view']['say']) {
  if (item.kind === 'said') return <Message item={item} />
  if (item.kind === 'block') return <BlockItem item={item} live={live} />
  if (item.kind === 'task') return <PlanCard item={item} live={live} />
  if (item.kind === 'confirmation') return <ConfirmationCard item={item} />
  return <p class="line">{say(item.line)}</p>
}

function Typing() {
  const { view } = useWidget()
  return (
    <div class="typing" role="img" aria-label={view.say('typing')}>
      <i />
      <i />
      <i />
    </div>
  )
}
