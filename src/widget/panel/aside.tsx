/** @jsxImportSource preact */
import { StopBar } from './stop-bar.tsx'

/** The panel made small, while it would cover what is acted on. */
export function Aside() {
  return <StopBar />
}
