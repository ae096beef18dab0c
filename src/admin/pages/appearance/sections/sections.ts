import type { ComponentType } from 'react'
import type { FieldGroup } from '../../../changes/field-labels.ts'
import type { Editor } from '../use-editor.ts'
import { ActingSection } from './acting-section.tsx'
import { ChipsSection } from './chips-section.tsx'
import { ColourSection } from './colour-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { GreetingSection } from './greeting-section.tsx'
import { LauncherSection } from './launcher-section.tsx'
import { LayoutSection } from './layout-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { NudgeSection } from './nudge-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { TranslationsSection } from './translations-section.tsx'

/** The editor's sections, in the order an owner thinks of them. */
export const sections: readonly {
  title: FieldGroup
  about: string
  Section: ComponentType<{ editor: Editor }>
}[] = [
  { title: 'Colour and type', about: 'Colour, theme, fonts, corners', Section: ColourSection },
  { title: 'Greeting', about: 'Name, logo, first words', Section: GreetingSection },
  { title: 'Layout', about: 'How and where it opens', Section: LayoutSection },
  { title: 'Launcher', about: 'The button in the corner', Section: LauncherSection },
  { title: 'Quick chips', about: 'Questions to start with', Section: ChipsSection },
  { title: 'Nudge', about: 'A small invitation beside the launcher', Section: NudgeSection },
  { title: 'Translations', about: 'Your words in other languages', Section: TranslationsSection },
  { title: 'Notices', about: 'Disclaimer, consent, sound', Section: NoticesSection },
  { title: 'Contact', about: 'How visitors reach a person', Section: ContactSection },
  { title: 'Acting', about: 'Whether it may act on the page', Section: ActingSection },
  { title: 'Pages', about: 'Where it shows at all', Section: PagesSection },
  { title: 'Privacy', about: 'What stays in the page', Section: PrivacySection },
]
