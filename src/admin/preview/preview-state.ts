import type { SiteConfig, Source } from '#protocol'

/** Which moment of the widget is shown. */
export type PreviewScene = 'launcher' | 'open' | 'talk' | 'nudge'

/** What the editor sends to the frame. */
export interface PreviewState {
  readonly config: SiteConfig
  readonly dark: boolean
  readonly scene: PreviewScene
  readonly locale: string
}

/** What the frame asks the dashboard: the visitor's words, and what was said before. */
export interface PreviewQuestion {
  readonly ask: string
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
}

/** What the dashboard answers it with. */
export interface PreviewReply {
  readonly reply: {
    readonly text: string
    readonly sources?: readonly Source[]
    readonly block?: { readonly block_type: string; readonly data: Record<string, unknown> } | null
  }
}

/** What the frame says once it can be sent to. */
export const previewReady = 'pagehand-preview-ready'
