import type { SiteConfig } from '#protocol'
import { Card, Group, SegmentedControl, Select, Text } from '@mantine/core'
import { useState } from 'react'
import type { PreviewScene } from '../../preview/preview-state.ts'
import { languageName } from '../../parts/language-name.ts'
import { PreviewFrame } from './preview-frame.tsx'

type Device = 'desktop' | 'phone'

const devices = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
]
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const scenes: readonly { value: PreviewScene; label: string }[] = [
  { value: 'open', label: 'First open' },
  { value: 'talk', label: 'Conversation' },
  { value: 'launcher', label: 'Closed' },
  { value: 'nudge', label: 'Nudge' },
]

/** The widget as it is, on a sample page: the draft, or what visitors see now. */
export function Preview({ draft, published }: { draft: SiteConfig; published: SiteConfig }) {
  const [device, setDevice] = useState<Device>('desktop')
  const [theme, setTheme] = useState('light')
  const [scene, setScene] = useState<PreviewScene>('open')
  const [which, setWhich] = useState<'draft' | 'published'>('draft')
  const [locale, setLocale] = useState('')
  const config = which === 'draft' ? draft : published
  const locales = Object.keys(config.translations ?? {})
  const shownLocale = locales.includes(locale) ? locale : (config.locale ?? 'en')
  return (
    <Card padding="sm">
      <Group justify="space-between" gap="xs" mb="sm">
        <SegmentedControl
          size="xs"
          aria-label="What is shown"
          data={[
            { value: 'draft', label: 'Draft' },
            { value: 'published', label: 'Published' },
          ]}
          value={which}
          onChange={(value) => setWhich(value as typeof which)}
        />
        <Group gap="xs">
          {locales.length > 0 && (
            <Select
              size="xs"
              w={130}
              aria-label="Language"
              data={['', ...locales].map((value) => ({
                value,
                label: value ? languageName(value) : 'As written',
              }))}
              value={locale}
              onChange={(value) => setLocale(value ?? '')}
            />
          )}
          <SegmentedControl
            size="xs"
            aria-label="Screen"
            data={devices}
            value={device}
            onChange={(value) => setDevice(value as Device)}
          />
          <SegmentedControl size="xs" aria-label="Theme" data={themes} value={theme} onChange={setTheme} />
        </Group>
      </Group>
      <PreviewFrame
        phone={device === 'phone'}
        state={{ config, dark: theme === 'dark', scene, locale: shownLocale }}
      />
      <Group justify="space-between" mt="sm" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label="Moment"
          data={[...scenes]}
          value={scene}
          onChange={(value) => setScene(value as PreviewScene)}
        />
        <Text size="xs" c="dimmed">
          {scene === 'nudge' && !config.nudge.enabled
            ? 'The nudge is switched off.'
            : 'Write to it: the saved draft answers. Try shows it on your own pages.'}
        </Text>
      </Group>
    </Card>
  )
}
