import { Modal, Stack, Text } from '@mantine/core'
import { createContext, use, useState, type ReactNode } from 'react'
import { CopyLine } from '../../parts/copy-line.tsx'
import { Moment } from '../../parts/moment.tsx'

interface Shown {
  readonly title: string
  readonly url: string
  readonly expiresAt: number
}

const LinkContext = createContext<(link: Shown) => void>(() => undefined)

/** Shows a link that can be seen once. */
export const useLinkDialog = () => use(LinkContext)

export function LinkDialog({ children }: { children: ReactNode }) {
  const [link, setLink] = useState<Shown>()
  return (
    <LinkContext value={setLink}>
      {children}
      <Modal
        opened={link !== undefined}
        onClose={() => setLink(undefined)}
        size="lg"
        title={<Text fw={600}>{link?.title}</Text>}
      >
        {link && (
          <Stack>
            <Text size="sm">Send this link by a way you trust. It works once and is shown only now.</Text>
            <CopyLine text={link.url} label="The link" />
            <Text size="sm" c="dimmed">
              Works until <Moment at={link.expiresAt} />
            </Text>
          </Stack>
        )}
      </Modal>
    </LinkContext>
  )
}
