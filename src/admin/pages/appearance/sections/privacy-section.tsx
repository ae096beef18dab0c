import type { SiteConfig } from '#protocol'
import { Stack, Switch, TagsInput } from '@mantine/core'
import type { Editor } from '../use-editor.ts'

type Privacy = NonNullable<SiteConfig['privacy']>

/** What never leaves the visitor's browser, beyond passwords and card numbers, which never do. */
export function PrivacySection({ editor: { config, set } }: { editor: Editor }) {
  const { privacy = {} } = config
  const change = (part: Partial<Privacy>) => set({ privacy: { ...privacy, ...part } })
  return (
    <Stack>
      <TagsInput
        label="Hide on the page"
        description="CSS selectors whose text and values stay in the page, such as .account-number."
        value={privacy.mask ?? []}
        onChange={(mask) => change({ mask: mask.length > 0 ? mask : undefined })}
        maxTags={50}
        acceptValueOnBlur
      />
      <Switch
        label="Keep the query of page addresses"
        description="Off: what follows ? and # is cut off before an address leaves the browser."
        checked={privacy.keepQuery ?? false}
        onChange={(event) => change({ keepQuery: event.currentTarget.checked || undefined })}
      />
    </Stack>
  )
}
