import type { Retention, SiteSummary } from '#protocol'
import { Button, Group, Menu, NumberInput, Text, ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useConfirm } from '../../parts/confirm.tsx'
import { Icon } from '../../parts/icon.tsx'
import { RenameDialog } from '../../parts/rename-dialog.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useChangeRetention } from '../../resources/use-retention.ts'
import { useChangeSite, useRemoveSite } from '../../resources/use-site.ts'
import { may } from '../../shell/may.ts'

/** One site's keeping time; rename and remove. */
export function SiteRow({ retention, site: known }: { retention: Retention; site: SiteSummary | undefined }) {
  const { site, days } = retention
  const role = known?.role
  const [wanted, setWanted] = useState<number | string>(days)
  const [renaming, { open, close }] = useDisclosure()
  const save = useChangeRetention()
  const change = useChangeSite()
  const remove = useRemoveSite()
  const confirm = useConfirm()
  const toast = useToast()
  const go = useNavigate()
  const params = { id: site.id }
  const onSave = async () => {
    const next = Number(wanted)
    const shorter = next < days
    const agreed =
      !shorter ||
      (await confirm({
        title: 'Keep transcripts for less time?',
        text: `Conversations of ${site.name} that ended more than ${next} days ago are erased for good.`,
        confirm: next === 0 ? 'Keep nothing' : `Keep ${next} days`,
        danger: true,
      }))
    if (!agreed) return setWanted(days)
    save.mutate(
      { params, body: { days: next } },
      { onSuccess: () => toast.done('Saved.'), onError: toast.failed },
    )
  }
  const drop = async () => {
    const agreed = await confirm({
      title: `Remove ${site.name}?`,
      text: 'The assistant disappears from its pages. Its look, rules and conversations are erased for good.',
      confirm: `Remove ${site.name}`,
      typed: site.name,
      danger: true,
    })
    if (!agreed) return
    const onSuccess = () => {
      toast.done(`${site.name} is removed.`)
      void go('/')
    }
    remove.mutate({ params }, { onSuccess, onError: toast.failed })
  }
  return (
    <Group justify="space-between" gap="xs">
      <div className="wrap-anywhere">
        <Text size="sm" fw={500} component={Link} to={`/sites/${site.id}`} c="inherit">
          {site.name}
        </Text>
        <Text size="xs" c="dimmed">
          {known?.hosts.join(', ')}
        </Text>
      </div>
      <Group gap="xs">
        <NumberInput
          aria-label={`Days to keep transcripts of ${site.name}`}
          w={130}
          min={0}
          max={3_650}
          allowDecimal={false}
          suffix=" days"
          value={wanted}
          onChange={setWanted}
          disabled={!may(role, 'owner')}
        />
        <Button
          variant="default"
          disabled={wanted === '' || Number(wanted) === days}
          loading={save.isPending}
          onClick={() => void onSave()}
        >
          Save
        </Button>
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`More for ${site.name}`}
              disabled={!may(role, 'editor')}
            >
              <span aria-hidden="true">⋯</span>
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={open}>Rename…</Menu.Item>
            {may(role, 'owner') && (
              <Menu.Item
                color="red"
                leftSection={<Icon name="trash" size={16} />}
                onClick={() => void drop()}
              >
                Remove…
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
      <RenameDialog
        title={`Rename ${site.name}`}
        name={site.name}
        opened={renaming}
        onClose={close}
        onRename={(name) => change.mutateAsync({ params, body: { name } })}
      />
    </Group>
  )
}
