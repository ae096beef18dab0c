import { useLayoutEffect, useState } from 'preact/hooks'
import type { View } from '../core/view.ts'
import { widthBeside } from './width-beside.ts'

/** Makes room for a side panel for as long as it is there: the page keeps all its width beside it. */
export function usePushedPage({ open, aside, width, config }: View): void {
  const [sheet] = useState(() => new CSSStyleSheet())
  const side = config.position.endsWith('left') ? 'left' : 'right'
  const pushes = open && !aside
  useLayoutEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [sheet])
  useLayoutEffect(
    () => sheet.replaceSync(pushes ? `html{margin-${side}:${widthBeside(width)}!important}` : ''),
    [sheet, pushes, side, width],
  )
}
