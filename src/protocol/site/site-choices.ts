/** The values a site owner can choose from; schemas, widget and dashboard all read this table. */
export const siteChoices = {
  layout: ['floating', 'side-panel', 'bottom-bar', 'modal', 'fullscreen', 'inline'],
  position: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'bottom-center'],
  launcherShape: ['circle', 'squircle', 'square', 'pill', 'tab'],
  launcherSize: ['sm', 'md', 'lg', 'xl'],
  launcherIcon: [
    'chat',
    'sparkle',
    'question',
    'lightning',
    'cursor',
    'headset',
    'search',
    'smile',
    'custom',
  ],
  nudgeStyle: ['bubble', 'card', 'minimal'],
  nudgeTrigger: ['delay', 'scroll', 'exit_intent', 'idle', 'form_abandon'],
  theme: ['auto', 'light', 'dark'],
  fontSize: ['sm', 'md', 'lg'],
  dir: ['auto', 'ltr', 'rtl'],
} as const

/** The languages of the widget's own words and of everything the server says by itself. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ar', 'ja', 'zh'] as const

export type Language = (typeof languages)[number]
