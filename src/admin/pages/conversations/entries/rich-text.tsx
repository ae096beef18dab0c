import { byTag } from '#protocol'
import { parseBlocks, parseInline, type Inline, type MarkdownBlock } from '#widget'
import { Box } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import classes from './rich-text.module.css'
import { SafeLink } from './safe-link.tsx'

/** What the assistant wrote, read by the widget's own rules: elements of an allow-list, no HTML, no pictures. */
export function RichText({ text, host }: { text: string; host: string }) {
  return (
    <Box className={classes.text}>{parseBlocks(text).map((block, place) => drawn(block, host, place))}</Box>
  )
}

/** Rows and columns, as the visitor saw them. */
export function TableView(props: {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  draw?: (text: string) => ReactNode
}) {
  const { head, rows, draw: drawText = (text) => text } = props
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label="Table">
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                {drawText(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {head.map((_, column) => (
                <td key={column}>{drawText(row[column] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Draw<Type extends MarkdownBlock['type']> = (
  block: Extract<MarkdownBlock, { type: Type }>,
  host: string,
) => ReactNode

const draw: { [Type in MarkdownBlock['type']]: Draw<Type> } = {
  paragraph: ({ text }, host) => <p>{spans(text, host)}</p>,
  // The page has headings of its own: what a visitor read as one is only bold here.
  heading: ({ text }, host) => (
    <p>
      <strong>{spans(text, host)}</strong>
    </p>
  ),
  code: ({ text }) => (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  ),
  quote: ({ children }, host) => (
    <blockquote>{children.map((child, place) => drawn(child, host, place))}</blockquote>
  ),
  list({ ordered, start, items }, host) {
    const List = ordered ? 'ol' : 'ul'
    return (
      <List {...(ordered && start !== 1 ? { start } : {})}>
        {items.map((blocks, place) => (
          <li key={place}>{blocks.map((block, inner) => drawn(block, host, inner))}</li>
        ))}
      </List>
    )
  },
  table: ({ head, rows }, host) => <TableView head={head} rows={rows} draw={(text) => spans(text, host)} />,
  rule: () => <hr />,
}

function drawn(block: MarkdownBlock, host: string, place: number): ReactNode {
  return <Fragment key={place}>{byTag('type', draw, block, host)}</Fragment>
}

function spans(text: string, host: string): ReactNode {
  return parseInline(text).map((span, place) => <Fragment key={place}>{drawnInline(span, host)}</Fragment>)
}

function drawnInline(span: Inline, host: string): ReactNode {
  if (span.type === 'text') return span.text
  if (span.type === 'break') return <br />
  if (span.type === 'code') return <code>{span.text}</code>
  const inner = span.children.map((child, place) => (
    <Fragment key={place}>{drawnInline(child, host)}</Fragment>
  ))
  if (span.type === 'link')
    return (
      <SafeLink url={span.url} host={host}>
        {inner}
      </SafeLink>
    )
  const Tag = span.type
  return <Tag>{inner}</Tag>
}
