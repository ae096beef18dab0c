import type { Page } from 'playwright-core'
import type { SiteConfig } from '#protocol'
import type { Stage } from '../widget/support/stage.ts'

/** One picture: how the site is configured, and what happens before the shutter. */
export interface Shot {
  readonly name: string
  readonly config?: Partial<SiteConfig>
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  readonly phone?: boolean
  /** The system's own few colours. */
  readonly forced?: boolean
  readonly path?: string
  /** What the visitor says first, and with what the scripted assistant answers. */
  readonly say?: string
  /** The panel stays closed. */
  readonly closed?: boolean
  readonly act?: (tab: Page, stage: Stage) => Promise<void>
}
