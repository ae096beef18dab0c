import { Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '../../parts/icon.tsx'
import { OrganisationSelect } from '../../shell/organisation-select.tsx'
import { PageLayout } from '../../shell/page-layout.tsx'
import { useOrganisation } from '../../shell/use-organisation.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MemberTable } from './member-table.tsx'

/** Who is here, and who is on the way. */
export function MembersPage() {
  const { organisation, may } = useOrganisation()
  const [inviting, { open, close }] = useDisclosure()
  const action = may('owner') && (
    <Button onClick={open} leftSection={<Icon name="plus" size={16} />}>
      Invite
    </Button>
  )
  return (
    <PageLayout title="Members" about={`Who works on the sites of ${organisation.name}.`} action={action}>
      <Stack key={organisation.id}>
        <OrganisationSelect />
        <LinkDialog>
          <MemberTable organisation={organisation.id} />
          {may('owner') && <InvitationList organisation={organisation.id} />}
          <InviteDialog organisation={organisation.id} opened={inviting} onClose={close} />
        </LinkDialog>
      </Stack>
    </PageLayout>
  )
}
