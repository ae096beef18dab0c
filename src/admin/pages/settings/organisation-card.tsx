import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { RenameDialog } from '../../parts/rename-dialog.tsx'
import { useRenameOrganisation } from '../../resources/use-account.ts'
import { useOrganisation } from '../../shell/use-organisation.ts'

/** What the organisation is called. */
export function OrganisationCard() {
  const { organisation, may } = useOrganisation()
  const rename = useRenameOrganisation()
  const [renaming, { open, close }] = useDisclosure()
  return (
    <Card>
      <Group justify="space-between">
        <div>
          <Title order={2}>Organisation</Title>
          <Text size="sm" c="dimmed" mt={4}>
            {organisation.name}
          </Text>
        </div>
        {may('owner') && (
          <Button variant="default" onClick={open}>
            Rename
          </Button>
        )}
      </Group>
      <RenameDialog
        title="Rename the organisation"
        name={organisation.name}
        opened={renaming}
        onClose={close}
        onRename={(name) => rename.mutateAsync({ query: { organisation: organisation.id }, body: { name } })}
      />
    </Card>
  )
}
