import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useConfirm } from '../../parts/confirm.tsx'
import { Moment } from '../../parts/moment.tsx'
import { More } from '../../parts/more.tsx'
import { ProblemCard } from '../../parts/problem-card.tsx'
import { useToast } from '../../parts/toast.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { useInvitations, useWithdrawInvitation } from '../../resources/use-invitations.ts'
import { roleTexts } from './role-select.tsx'

/** Invitations nobody has taken yet. */
export function InvitationList({ organisation }: { organisation: string }) {
  const query = useInvitations(organisation)
  const withdraw = useWithdrawInvitation()
  const confirm = useConfirm()
  const toast = useToast()
  const drop = async (invitationId: string, name: string) => {
    const agreed = await confirm({
      title: 'Withdraw the invitation?',
      text: `The link for ${name} will no longer work.`,
      confirm: 'Withdraw',
      danger: true,
    })
    if (!agreed) return
    withdraw.mutate(
      { params: { invitationId }, query: { organisation } },
      { onSuccess: () => toast.done('The invitation is withdrawn.'), onError: toast.failed },
    )
  }
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2}>Open invitations</Title>
        {query.isError && <ProblemCard error={query.error} retry={() => void query.refetch()} />}
        {query.isPending && <Waiting rows={1} height={40} />}
        {query.data?.length === 0 && (
          <Text size="sm" c="dimmed">
            None. An invitation is a link that works once, for seven days.
          </Text>
        )}
        {query.data?.map(({ id, note, role, expiresAt }) => (
          <Group key={id} justify="space-between">
            <div>
              <Text size="sm" fw={500}>
                {note ?? 'Without a note'}
              </Text>
              <Text size="xs" c="dimmed">
                {roleTexts[role].label} · until <Moment at={expiresAt} />
              </Text>
            </div>
            <Button size="xs" variant="default" onClick={() => void drop(id, note ?? 'this person')}>
              Withdraw
            </Button>
          </Group>
        ))}
        <More query={query} />
      </Stack>
    </Card>
  )
}
