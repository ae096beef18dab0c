import { dismissWords } from '#languages'
import type { SiteConfig } from '#protocol'
import { chooseLanguage, languageWishes } from '../../look/language.ts'

/** The nudge itself: words that open the panel, and a way to be rid of it. */
export function createBubble(options: {
  document: Document
  message: string
  config: SiteConfig
  onAccept: () => void
  onDismiss: () => void
}): HTMLElement {
  const { document, config } = options
  const bubble = document.createElement('div')
  bubble.className = 'nudge'
  bubble.setAttribute('role', 'status')
  const [y, x] = config.layout === 'bottom-bar' ? ['bottom', 'center'] : config.position.split('-')
  Object.assign(bubble.dataset, { style: config.nudge.style ?? 'bubble', x, y, shape: config.launcher.shape })
  const words = document.createElement('button')
  words.type = 'button'
  words.className = 'nudge-words'
  if (config.nudge.style === 'card' && config.siteName) {
    const name = document.createElement('b')
    name.textContent = config.siteName
    words.append(name)
  }
  words.append(options.message)
  words.addEventListener('click', options.onAccept)
  const away = document.createElement('button')
  away.type = 'button'
  away.className = 'nudge-close'
  away.textContent = '×'
  const view = document.defaultView as Window
  away.setAttribute(
    'aria-label',
    dismissWords[chooseLanguage(languageWishes(undefined, config, view), dismissWords)],
  )
  away.addEventListener('click', options.onDismiss)
  bubble.append(words, away)
  return bubble
}
