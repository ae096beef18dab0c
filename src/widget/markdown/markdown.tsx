/** @jsxImportSource preact */
import { byTag } from '#protocol'
import type { ComponentChildren, VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { parseBlocks, type MarkdownBlock } from './blocks.ts'
import { parseInline, type Inline } from './inline.ts'
import { Link } from './link.tsx'

/** Shows markdown as elements of an allow-list. While it streams, only the last block is redrawn. */
export function Markdown({ text, streaming = false }: { text: string; streaming?: boolean }) {
  const blocks = parseBlocks(text)
  return (
    <div class="md">
      {blocks.map((block, index) => (
        <Part key={index} block={block} open={streaming && index === blocks.length - 1} />
      ))}
    </div>
  )
}

function Part({ block, open }: { block: MarkdownBlock; open: boolean }) {
  return useMemo(() => drawBlock(block, open), [JSON.stringify(block), open])
}

type Draw<Type extends MarkdownBlock['type']> = (
  block: Extract<MarkdownBlock, { type: Type }>,
  open: boolean,
) => VNode

const headings = ['h3', 'h3', 'h3', 'h4', 'h5', 'h6'] as const

const draw: { [Type in MarkdownBlock['type']]: Draw<Type> } = {
  paragraph: ({ text }, open) => <p>{spans(text, open)}</p>,
  heading({ level, text }, open) {
    const Heading = headings[level - 1] ?? 'h6'
    return <Heading>{spans(text, open)}</Heading>
  },
  code: ({ text }) => (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  ),
  quote: ({ children }, open) => <blockquote>{children.map((child) => drawBlock(child, open))}</blockquote>,
  list({ ordered, start, items }, open) {
    const List = ordered ? 'ol' : 'ul'
    // While it streams in, a bullet comes before its words: nobody needs to see it alone.
    const begun = open && items.at(-1)?.every(isEmpty) ? items.slice(0, -1) : items
    const last = items.length - 1
    return (
      <List {...(ordered && start !== 1 ? { start } : {})}>
        {begun.map((blocks, index) => (
          <li>{tight(blocks, open && index === last)}</li>
        ))}
      </List>
    )
  },
  table: ({ head, rows }, open) => (
    <div class="scroll" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>{head.map((cell) => (cell ? <th scope="col">{spans(cell, false)}</th> : <td />))}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {head.map((_, index) => (
                <td>{spans(row[index] ?? '', open)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  rule: () => <hr />,
}

function drawBlock(block: MarkdownBlock, open: boolean): VNode {
  return byTag('type', draw, block, open)
}

function isEmpty(block: MarkdownBlock): boolean {
  return 'text' in block && block.text.trim() === ''
}

/** A list item that is one paragraph needs no paragraph of its own. */
function tight(blocks: readonly MarkdownBlock[], open: boolean): ComponentChildren {
  return blocks.map((block, index) =>
    block.type === 'paragraph' && index === 0 ? spans(block.text, open) : drawBlock(block, open),
  )
}

function spans(text: string, open: boolean): ComponentChildren {
  return parseInline(text, open).map(drawInline)
}

function drawInline(span: Inline): ComponentChildren {
  if (span.type === 'text') return span.text
  if (span.type === 'break') return <br />
  if (span.type === 'code') return <code>{span.text}</code>
  if (span.type === 'link') return <Link url={span.url}>{span.children.map(drawInline)}</Link>
  const Tag = span.type
  return <Tag>{span.children.map(drawInline)}</Tag>
}
