import { englishTexts, widgetTexts } from '#languages'
import { emptyConversation } from '../conversation/conversation.ts'
import type { Handover } from '../handover.ts'
import { chooseLanguage, languageWishes } from '../look/language.ts'
import { translated } from '../look/translated.ts'
import { loadTexts, speak } from '../look/say.ts'
import type { View } from './view.ts'
import { coversPage } from './watch-surroundings.ts'

/** What is drawn before anything has happened. */
export function firstView({ config, options, store }: Handover): View {
  const mustAgree = options.consent || config.consent?.required === true
  return {
    config,
    conversation: emptyConversation,
    open: false,
    modal: coversPage(config.layout),
    connection: 'idle',
    online: navigator.onLine,
    needsConsent: mustAgree && !store.shared.consent,
    draft: store.own.draft ?? '',
    language: 'en',
    locale: 'en',
    dir: 'ltr',
    say: speak(englishTexts),
    unread: 0,
    aside: undefined,
    told: undefined,
    past: store.shared.past?.length ?? 0,
    announcement: '',
  }
}

/** Everything that follows from a language: words, direction, the owner's own translations. */
export async function languageOf(
  { config, session, host, launcher, options }: Handover,
  said: string | undefined,
): Promise<Partial<View>> {
  const original = { ...(session?.config ?? config), layout: config.layout, position: config.position }
  const wishes = languageWishes(said ?? options.locale, original, window)
  const language = chooseLanguage(wishes, widgetTexts)
  const local = translated(original, wishes)
  const texts = await loadTexts(language).catch(() => englishTexts)
  const wished = config.dir === 'auto' ? undefined : config.dir
  const dir = wished ?? texts.dir
  host.frame.dir = dir
  host.frame.lang = language
  launcher.draw(local, local.launcher.label ?? texts.label)
  const locale = wishes.find((wish) => wish?.toLowerCase().startsWith(language)) ?? language
  return { config: local, language, locale, dir, say: speak(texts) }
}
