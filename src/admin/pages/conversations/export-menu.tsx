import { Button, Menu } from '@mantine/core'
import { Icon } from '../../parts/icon.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useExportSessions } from '../../resources/use-sessions.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { useFilter } from './use-filter.ts'

/** The conversations of the list as a file: all of them, or what the filter leaves. */
export function ExportMenu() {
  const { site } = useCurrentSite()
  const download = useExportSessions()
  const toast = useToast()
  const { filter } = useFilter()
  const filtered = Object.keys(filter).length > 0
  const save = (format: 'json' | 'csv') =>
    download.mutate({ params: { id: site.id }, query: { format, ...filter } }, { onError: toast.failed })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<Icon name="download" size={16} />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{filtered ? 'Only what the filter shows' : 'All conversations'}</Menu.Label>
        <Menu.Item onClick={() => save('json')}>JSON, with timelines</Menu.Item>
        <Menu.Item onClick={() => save('csv')}>CSV, one line a message</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
