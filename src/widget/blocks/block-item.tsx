/** @jsxImportSource preact */
import { Component, type ComponentChildren, type ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Block } from '../conversation/conversation.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { useWidget } from '../panel/widget-context.ts'
import { commonBlocks, loadLaterBlocks } from './blocks.ts'

type AnyBlock = ComponentType<{ data: never; live: boolean; answer: (text: string) => void }>

/** A structured answer. A type we do not know, or data that is not what it should be, shows its message. */
export function BlockItem({ item, live }: { item: Block; live: boolean }) {
  const { actions } = useWidget()
  const Known = useBlock(item.type)
  const words = item.message ? <Markdown text={item.message} /> : null
  return (
    <div class="block" data-type={item.type}>
      {words}
      {Known && (
        <Guard>
          <Known
            data={item.data as never}
            live={live && !item.answered}
            answer={(text) => actions.answerBlock(item.key, text)}
          />
        </Guard>
      )}
    </div>
  )
}

/** The component of a type: at once if it is a common one, after a moment otherwise. */
function useBlock(type: string): AnyBlock | undefined {
  const { actions } = useWidget()
  const [later, setLater] = useState<AnyBlock>()
  const common = own(commonBlocks, type)
  useEffect(() => {
    if (common) return
    void loadLaterBlocks().then(
      ({ laterBlocks, css }) => {
        actions.style(css)
        setLater(() => own(laterBlocks, type))
      },
      () => undefined, // the connection is down: the message has to do
    )
  }, [type])
  return common ?? later
}

function own(table: object, type: string): AnyBlock | undefined {
  return Object.hasOwn(table, type) ? (table as Record<string, AnyBlock>)[type] : undefined
}

/** Wrongly shaped data must not take the conversation down with it. */
class Guard extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false }

  override componentDidCatch(): void {
    this.setState({ broken: true })
  }

  render() {
    return this.state.broken ? null : this.props.children
  }
}
