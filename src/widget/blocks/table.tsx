/** @jsxImportSource preact */
import { useWidget } from '../ui/widget-context.ts'
import type { BlockProps } from './block-props.ts'

/** Rows and columns; scrolls sideways by itself when it is wide. */
export function Table({ data }: BlockProps<'table'>) {
  const { say } = useWidget().view
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say('label')}>
      <table>
        <thead>
          <tr>
            {/* The corner above the names of rows is no head of anything. */}
            {data.columns.map((column) => (column ? <th scope="col">{column}</th> : <td />))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr>
              {data.columns.map((_, index) => (
                <td dir="auto">{row[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
