import type { SessionDetail } from '#protocol'
import { ActionIcon, Anchor, Badge, Button, Group, Menu, Stack, Text, Tooltip } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useConfirm } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useEraseSession, useExportSession } from '../../resources/use-session.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { MarkBadges, OutcomeBadge } from './outcome-badge.tsx'
import { sayContact } from './person-of.ts'
import { useFilter } from './use-filter.ts'
import { VisitorLine } from './visitor-line.tsx'

/** Who, where and when; export and erase. */
export function TranscriptHeader({ siteId, session }: { siteId: string; session: SessionDetail }) {
  const { may } = useCurrentSite()
  const { search } = useFilter()
  const go = useNavigate()
  const confirm = useConfirm()
  const toast = useToast()
  const erase = useEraseSession()
  const download = useExportSession()
  const params = { id: siteId, sessionId: session.id }
  const { email, id } = session.visitor ?? {}
  const person = [email, id, session.contact?.email].find(
    (value) => typeof value === 'string' && value !== '',
  ) as string | undefined
  const list = `/sites/${siteId}/conversations${search}`
  const onErase = async () => {
    const agreed = await confirm({
      title: 'Erase this conversation?',
      text: `“${session.preview}” and everything kept of it is erased for good. It cannot be brought back.`,
      confirm: 'Erase',
      danger: true,
    })
    if (!agreed) return
    const onSuccess = () => {
      toast.done('The conversation is erased.')
      void go(list)
    }
    erase.mutate({ params }, { onSuccess, onError: toast.failed })
  }
  const save = (format: 'json' | 'csv') =>
    download.mutate({ params, query: { format } }, { onError: toast.failed })
  return (
    <Group justify="space-between" align="flex-start" mb="md">
      <Stack gap={4} miw={0} flex="1 1 220px">
        <Group gap="xs">
          <ActionIcon
            hiddenFrom="md"
            variant="default"
            aria-label="Back to the list"
            onClick={() => void go(list)}
            style={{ rotate: '180deg' }}
          >
            <Icon name="chevron" size={16} />
          </ActionIcon>
          {session.outcomes.map((outcome) => (
            <OutcomeBadge key={outcome} outcome={outcome} />
          ))}
          <MarkBadges marks={session.marks} />
          {session.online && (
            <Badge variant="dot" color="teal" size="sm">
              Online
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {session.host} · <Moment at={session.startedAt} />
        </Text>
        {session.visitor && <VisitorLine visitor={session.visitor} />}
        {session.contact && (
          <Text size="sm" className="wrap-anywhere">
            Left a message as {sayContact(session.contact)}
          </Text>
        )}
        {person !== undefined && (
          <Anchor component={Link} size="sm" to={`/sites/${siteId}/person?who=${encodeURIComponent(person)}`}>
            Everything of this person
          </Anchor>
        )}
      </Stack>
      <Group gap="xs" wrap="nowrap">
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              loading={download.isPending}
              leftSection={<Icon name="download" size={14} />}
            >
              Export
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => save('json')}>JSON</Menu.Item>
            <Menu.Item onClick={() => save('csv')}>CSV</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {may('editor') && (
          <Tooltip label="Erase this conversation">
            <ActionIcon
              variant="default"
              c="red"
              size={30}
              loading={erase.isPending}
              aria-label="Erase this conversation"
              onClick={() => void onErase()}
            >
              <Icon name="trash" size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
    </Group>
  )
}
