import { Button, Group, Paper, Text } from '@mantine/core'
import { UnsavedGuard } from './unsaved-guard.tsx'

/** Stands at the foot of a form that has changes, and keeps them from being lost. */
export function SaveBar(props: {
  unsaved: boolean
  what: string
  saving: boolean
  onSave?: () => void
  onReset: () => void
  label?: string
}) {
  const { unsaved, what, saving, onSave, onReset, label = 'Save' } = props
  return (
    <>
      <UnsavedGuard unsaved={unsaved} what={what} />
      {unsaved && (
        <Paper withBorder shadow="md" p="sm" radius="lg" pos="sticky" bottom={16} style={{ zIndex: 5 }}>
          <Group justify="space-between">
            <Text size="sm" fw={500}>
              Unsaved changes
            </Text>
            <Group gap="xs">
              <Button variant="default" size="sm" onClick={onReset} disabled={saving}>
                Undo
              </Button>
              <Button size="sm" loading={saving} {...(onSave ? { onClick: onSave } : { type: 'submit' })}>
                {label}
              </Button>
            </Group>
          </Group>
        </Paper>
      )}
    </>
  )
}
