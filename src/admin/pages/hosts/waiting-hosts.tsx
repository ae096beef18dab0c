import type { WaitingHost } from '#protocol'
import { ActionIcon, Alert, Button, Code, Group, Stack, Text, Tooltip } from '@mantine/core'
import { CopyLine } from '../../parts/copy-line.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useHosts, useProveHost, useRemoveHost } from '../../resources/use-hosts.ts'

/** Hosts that let nobody in until it is proven whose they are; nothing where there are none. */
export function WaitingHosts({ siteId, mayChange }: { siteId: string; mayChange: boolean }) {
  const { data } = useHosts(siteId)
  return data?.waiting.map((host) => (
    <Waiting key={host.host} siteId={siteId} waiting={host} mayChange={mayChange} />
  ))
}

function Waiting({
  siteId,
  waiting: { host, record, value, file },
  mayChange,
}: {
  siteId: string
  waiting: WaitingHost
  mayChange: boolean
}) {
  const prove = useProveHost()
  const remove = useRemoveHost()
  const toast = useToast()
  const params = { id: siteId, host }
  return (
    <Alert variant="light" color="orange" title={`${host} waits for a proof`}>
      <Stack gap="xs">
        <Text size="sm">
          Several organisations use this server, so it asks who owns a host before its pages show an
          assistant. Add a TXT record named <Code className="wrap-anywhere">{record}</Code>
          {file && (
            <>
              , or put a line into <Code className="wrap-anywhere">{file}</Code>
            </>
          )}
          , that says:
        </Text>
        <CopyLine text={value} label={`The proof for ${host}`} />
        {prove.error && (
          <Text size="sm" c="red" role="alert">
            {prove.error.message}
          </Text>
        )}
        {mayChange && (
          <Group gap="xs">
            <Button
              size="xs"
              loading={prove.isPending}
              onClick={() =>
                prove.mutate({ params }, { onSuccess: () => toast.done(`${host} is allowed from now on.`) })
              }
            >
              Check now
            </Button>
            <Tooltip label={`Remove ${host}`}>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${host}`}
                loading={remove.isPending}
                onClick={() => remove.mutate({ params }, { onError: toast.failed })}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            </Tooltip>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
