/** @jsxImportSource preact */
import { Markdown } from '../../markdown/markdown.tsx'
import { useWidget } from '../../ui/widget-context.ts'

/** The owner's first words. */
export function Greeting() {
  const { view } = useWidget()
  if (!view.config.greeting) return null
  return (
    <div class="greeting" dir="auto">
      <Markdown text={view.config.greeting} />
    </div>
  )
}
