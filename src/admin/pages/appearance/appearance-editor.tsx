import type { ConfigState } from '#protocol'
import { Accordion, Box, Fieldset } from '@mantine/core'
import { useLocation } from 'react-router'
import { UnsavedGuard } from '../../parts/unsaved-guard.tsx'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useCurrentSite } from '../../shell/site-context.ts'
import classes from './appearance-editor.module.css'
import { DraftBar } from '../draft/draft-bar.tsx'
import { Preview } from './preview.tsx'
import { sections } from './sections/sections.ts'
import { useEditor } from './use-editor.ts'

/** Every field of the configuration on the left, the real widget on the right. */
export function AppearanceEditor({ state }: { state: ConfigState }) {
  const { may } = useCurrentSite()
  const editor = useEditor(state, !may('editor'))
  const { hash } = useLocation()
  const opened = hash === '' ? ['colour-and-type', 'greeting'] : [hash.slice(1)]
  return (
    <PageLayout title="Appearance" wide action={<DraftBar state={state} form={editor} />}>
      <UnsavedGuard unsaved={editor.unsaved} what="the appearance" />
      <Box className={classes.columns ?? ''}>
        <Fieldset variant="unstyled" disabled={editor.readOnly} miw={0}>
          <Accordion multiple defaultValue={opened} variant="separated" radius="lg">
            {sections.map(({ title, about, Section }) => (
              <Accordion.Item key={title} value={keyOf(title)} className={classes.section ?? ''}>
                <Accordion.Control>
                  <b>{title}</b>
                  <div className={classes.about}>{about}</div>
                </Accordion.Control>
                <Accordion.Panel>
                  <Section editor={editor} />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </Fieldset>
        <Box className={classes.preview ?? ''}>
          <Preview draft={editor.config} published={state.published} />
        </Box>
      </Box>
    </PageLayout>
  )
}

/** The library makes ids of it, and an id has no spaces. */
function keyOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
