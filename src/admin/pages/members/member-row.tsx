import type { Member, Role } from '#protocol'
import { Badge, Group, Menu, ActionIcon, Stack, Table, Text } from '@mantine/core'
import { useConfirm } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useMe } from '../../resources/use-me.ts'
import { useChangeMember, useRemoveMember } from '../../resources/use-members.ts'
import { useOrganisation } from '../../shell/use-organisation.ts'
import { nameOf } from './name-of.ts'
import { PasswordLink } from './password-link.tsx'
import { RoleSelect, roleTexts } from './role-select.tsx'

/** One member: role, last visit, and what an owner can do. */
export function MemberRow({ member, organisation }: { member: Member; organisation: string }) {
  const { may } = useOrganisation()
  const me = useMe().data
  const change = useChangeMember()
  const remove = useRemoveMember()
  const confirm = useConfirm()
  const toast = useToast()
  const name = nameOf(member)
  const isMe = me?.account.id === member.account.id
  const input = { params: { accountId: member.account.id }, query: { organisation } }
  const setRole = (role: Role) =>
    change.mutate(
      { ...input, body: { role } },
      {
        onSuccess: () => toast.done(`${name} is now ${roleTexts[role].label.toLowerCase()}.`),
        onError: toast.failed,
      },
    )
  const drop = async () => {
    const agreed = await confirm({
      title: `Remove ${name}?`,
      text: isMe
        ? 'You would lose access to every site of this organisation.'
        : `${name} loses access to every site of this organisation at once.`,
      confirm: `Remove ${name}`,
      danger: true,
    })
    if (agreed)
      remove.mutate(input, { onSuccess: () => toast.done(`${name} is removed.`), onError: toast.failed })
  }
  const seen =
    member.lastSeenAt === null ? (
      <Text size="sm" c="dimmed">
        Never
      </Text>
    ) : (
      <Moment at={member.lastSeenAt} size="sm" />
    )
  const role = may('owner') ? (
    <RoleSelect
      label={`Role of ${name}`}
      hideLabel
      value={member.role}
      onChange={setRole}
      disabled={change.isPending}
    />
  ) : (
    roleTexts[member.role].label
  )
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="xs">
          <Text size="sm" fw={500} className="wrap-anywhere">
            {name}
          </Text>
          {isMe && (
            <Badge size="sm" variant="light">
              You
            </Badge>
          )}
        </Group>
        {member.account.email && member.account.email !== name && (
          <Text size="xs" c="dimmed">
            {member.account.email}
          </Text>
        )}
        <Stack gap={6} mt={6} hiddenFrom="sm">
          <Group gap={6}>
            <Text size="sm" c="dimmed">
              Last seen:
            </Text>
            {seen}
          </Group>
          {role}
        </Stack>
      </Table.Td>
      <Table.Td visibleFrom="sm">{role}</Table.Td>
      <Table.Td visibleFrom="sm">{seen}</Table.Td>
      <Table.Td ta="end">
        {may('owner') && (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
                <span aria-hidden="true">⋯</span>
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <PasswordLink member={member} organisation={organisation} />
              <Menu.Item
                color="red"
                leftSection={<Icon name="trash" size={16} />}
                onClick={() => void drop()}
              >
                Remove
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
