/** @jsxImportSource preact */
import { Component, type ComponentChildren, type ComponentType } from 'preact'
import type { Block } from '../../conversation/conversation.ts'
import { Markdown } from '../../markdown/markdown.tsx'
import { useWidget } from '../../ui/widget-context.ts'
import { WithLater } from '../with-later.tsx'
import { commonBlocks } from '../../blocks/blocks.ts'

type AnyBlock = ComponentType<{ data: never; live: boolean; answer: (text: string) => void }>

/** A structured answer. A type we do not know, or data that is not what it should be, shows its message. */
export function BlockItem({ item, live }: { item: Block; live: boolean }) {
  const { actions } = useWidget()
  const draw = (blocks: object) => {
    const Known = own(blocks, item.type)
    return (
      Known && (
        <Guard>
          <Known
            data={item.data as never}
            live={live && !item.answered}
            answer={(text) => actions.answerBlock(item.key, text)}
          />
        </Guard>
      )
    )
  }
  return (
    <div class="block" data-type={item.type}>
      {item.message && <Markdown text={item.message} />}
      {draw(commonBlocks) ?? (
        <WithLater failure="line">
          {({ laterBlocks, css }) => {
            actions.style(css)
            return draw(laterBlocks)
          }}
        </WithLater>
      )}
    </div>
  )
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
