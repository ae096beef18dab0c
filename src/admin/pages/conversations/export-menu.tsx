import { Button, Menu } from '@mantine/core'
import { Icon } from '../../parts/icon.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useExportSessions } from '../../resources/use-sessions.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

/** All conversations as a file. */
export function ExportMenu() {
  const { site } = useCurrentSite()
  const download = useExportSessions()
  const toast = useToast()
  const save = (format: 'json' | 'csv') =>
    download.mutate({ params: { id: site.id }, query: { format } }, { onError: toast.failed })
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
        <Menu.Item onClick={() => save('json')}>JSON, with timelines</Menu.Item>
        <Menu.Item onClick={() => save('csv')}>CSV, one line a message</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
