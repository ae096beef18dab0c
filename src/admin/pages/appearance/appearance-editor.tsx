import type { ConfigState } from '#protocol'
import { Accordion, Box, Fieldset, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fieldAt } from '../../changes/field-at.ts'
import { groupOfField, type FieldGroup } from '../../changes/field-labels.ts'
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
  const [opened, setOpened] = useState(
    hash === '' ? (['Colour and type', 'Greeting'] as const).map(keyOf) : [hash.slice(1)],
  )
  const wrong = new Set([...Object.keys(editor.wrong), ...editor.refused].map(groupAt))
  const refused = editor.refused.map(groupAt).join()
  // What was refused is shown, also where it lies in a part that is closed.
  useEffect(() => {
    if (refused) setOpened((now) => [...new Set([...now, ...refused.split(',').map(keyOf)])])
  }, [refused])
  return (
    <PageLayout title="Appearance" wide action={<DraftBar state={state} form={editor} />}>
      <UnsavedGuard unsaved={editor.unsaved} what="the appearance" />
      <Box className={classes.columns ?? ''}>
        <Fieldset variant="unstyled" disabled={editor.readOnly} miw={0}>
          <Accordion multiple value={opened} onChange={setOpened} variant="separated" radius="lg">
            {sections.map(({ title, about, Section }) => (
              <Accordion.Item key={title} value={keyOf(title)} className={classes.section ?? ''}>
                <Accordion.Control>
                  <b>{title}</b>
                  {wrong.has(title) && (
                    <Text span size="sm" c="red" ms="xs">
                      needs another look
                    </Text>
                  )}
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

function groupAt(path: string): FieldGroup | undefined {
  const found = fieldAt(path)
  return found && groupOfField[found.field]
}

/** The library makes ids of it, and an id has no spaces. */
function keyOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
