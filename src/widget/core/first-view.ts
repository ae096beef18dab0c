import { limits, type ConversationKey } from '#protocol'
import { englishTexts, widgetTexts } from '#languages'
import { emptyConversation } from '../conversation/conversation.ts'
import type { Handover } from '../loader/handover.ts'
import { chooseLanguage, languageWishes } from '../look/language.ts'
import { translated } from '../look/translated.ts'
import { loadTexts, speak } from '../look/say.ts'
import type { View } from './view.ts'
import { coversPage, standsBeside } from './watch-surroundings.ts'

/** Width of a side panel that nobody has changed. */
const sideWidth = 420

/** Conversations of this browser. A page that tampers with JSON may have made something else of the list. */
export function allChats({ shared: { chats } }: Handover['store']): ConversationKey[] {
  return Array.isArray(chats) ? chats.filter((chat) => chat?.key).slice(-limits.conversationsAtOnce) : []
}

/** Those beside the one that is open, the newest first. */
export function earlierChats(store: Handover['store']): ConversationKey[] {
  const open = store.shared.conversation?.id
  return allChats(store)
    .filter(({ id }) => id !== open)
    .toReversed()
}

/** What is drawn before anything has happened. */
export function firstView({ config, options, session, store }: Handover): View {
  const mustAgree = options.consent || config.consent?.required === true
  return {
    config,
    conversation: emptyConversation,
    open: false,
    screen: 'chat',
    modal: coversPage(config.layout),
    beside: standsBeside(config.layout),
    width: store.shared.width ?? sideWidth,
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
    chats: earlierChats(store).length,
    trial: session?.trial && [],
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
  // The greeting that nobody has written speaks every language.
  const greeting = local.greeting === englishTexts.greeting ? texts.greeting : local.greeting
  return { config: { ...local, greeting }, language, locale, dir, say: speak(texts) }
}
