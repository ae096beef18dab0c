import { widgetTexts, type TextKey, type WidgetTexts } from '#languages'
import type { Language } from '#protocol'

/** Looks up one of the widget's own sentences. */
export type Say = (key: TextKey, values?: Record<string, string | number>) => string

export async function loadTexts(language: Language): Promise<WidgetTexts> {
  return (await widgetTexts[language]()).texts
}

export function speak(texts: WidgetTexts): Say {
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
