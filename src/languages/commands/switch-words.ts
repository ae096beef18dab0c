import type { CommandLanguage } from '../kinds.ts'

export const switchNames = ['on', 'off'] as const

/** What one says of a thing that is to be on or off, without a verb: "kitchen light off". A line for each, bars between. */
export const switchWords: Readonly<Record<CommandLanguage, string>> = {
  en: `on|switched on|turned on
off|switched off|turned off`,
  de: `on|eingeschaltet
aus|off|ausgeschaltet`,
  fr: `allumé|allumée|allumés|allumées|activé|activée|activés|activées|on
éteint|éteinte|éteints|éteintes|désactivé|désactivée|désactivés|désactivées|off`,
  es: `encendido|encendida|encendidos|encendidas|activado|activada|activados|activadas|on
apagado|apagada|apagados|apagadas|desactivado|desactivada|desactivados|desactivadas|off`,
  it: `acceso|accesa|accesi|accese|attivato|attivata|attivati|attivate|on
spento|spenta|spenti|spente|disattivato|disattivata|disattivati|disattivate|off`,
  pt: `ligado|ligada|ligados|ligadas|aceso|acesa|acesos|acesas|on
desligado|desligada|desligados|desligadas|apagado|apagada|apagados|apagadas|off`,
  nl: `on|ingeschakeld
uit|off|uitgeschakeld`,
  pl: `włączone|włączony|włączona|zapalone|zapalony|on
wyłączone|wyłączony|wyłączona|zgaszone|zgaszony|off`,
  tr: `açık|açık olsun|açık kalsın|on
kapalı|kapalı olsun|kapalı kalsın|off`,
  ar: `مضاء|مضاءة|على وضع التشغيل
مطفأ|مطفأة|على وضع الإيقاف`,
  zh: `开|开着
关|关着`,
  ja: `オン|オンで
オフ|オフで`,
}
