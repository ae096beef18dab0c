import { Button, Popover, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useTryDraft } from '../../resources/use-config.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { pageToTry } from './page-to-try.ts'

/** Opens a page of the site in which the assistant goes by the draft: for this member, and nobody else. */
export function TryDraft({ unsaved }: { unsaved: boolean }) {
  const { site } = useCurrentSite()
  const [opened, setOpened] = useState(false)
  const [page, setPage] = useState(() => pageToTry(site))
  const [token, setToken] = useState<string>()
  const { mutateAsync } = useTryDraft()
  const toast = useToast()
  const address = URL.canParse(page) && /^https?:/.test(page) ? new URL(page) : undefined

  /** The token is there before the link is pressed: a page that opens later would be held back as a pop-up. */
  async function open() {
    setOpened(true)
    setToken(undefined)
    await mutateAsync({ params: { id: site.id } }).then(({ token }) => setToken(token), toast.failed)
  }

  function linkTo(token: string) {
    if (!address) return undefined
    const link = new URL(address)
    link.hash = `pagehand-member=${token}`
    return link.href
  }

  return (
    <Popover
      returnFocus
      opened={opened}
      onChange={setOpened}
      width={360}
      shadow="md"
      position="bottom-start"
      trapFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon name="play" size={16} />}
          onClick={() => (opened ? setOpened(false) : void open())}
        >
          Try
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Text size="sm">
            Opens a page of your site where the assistant uses the draft. Only you see it, for the rest of
            that tab; it counts in no number.
          </Text>
          {unsaved && (
            <Text size="sm" c="orange">
              You have changes that are not saved yet. Save the draft to try them.
            </Text>
          )}
          <TextInput
            label="Page"
            type="url"
            placeholder="https://www.example.com/"
            value={page}
            error={page !== '' && !address ? 'Write the whole address, with https://' : undefined}
            onChange={({ currentTarget }) => setPage(currentTarget.value)}
          />
          <Button
            component="a"
            href={token && linkTo(token)}
            target="_blank"
            rel="noopener"
            loading={!token}
            data-disabled={!address || undefined}
            aria-disabled={!address || undefined}
            onClick={() => setOpened(false)}
          >
            Open the page
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
