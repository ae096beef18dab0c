import { wireAddButtons } from './add-buttons.ts'
import { callAssistant } from './call-assistant.ts'
import { showCartCount } from './cart-count.ts'
import { wireThingsToTry } from './things-to-try.ts'

showCartCount()
wireAddButtons()
wireThingsToTry()
// The shop is in English alone, but has its greeting and its suggestions in each language of the assistant's.
callAssistant('setLocale', navigator.language)
