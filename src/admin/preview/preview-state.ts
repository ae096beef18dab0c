import type { SiteConfig } from '#protocol'

/** Which moment of the widget is shown. */
export type Scene = 'launcher' | 'open' | 'talk' | 'nudge'

/** What the editor sends to the frame. */
export interface PreviewState {
  readonly config: SiteConfig
  readonly dark: boolean
  readonly scene: Scene
  readonly locale: string
}

/** What the frame says once it can be sent to. */
export const previewReady = 'pagehand-preview-ready'
