import type { SiteConfig } from '#protocol'
import { Stack, Switch, TagsInput } from '@mantine/core'
import { fieldLabels } from '../../../changes/field-labels.ts'
import { hostOf } from '../../wizard/host-of.ts'
import type { Editor } from '../use-editor.ts'

type Privacy = NonNullable<SiteConfig['privacy']>

/** What never leaves the visitor's browser, beyond passwords and card numbers, which never do. */
export function PrivacySection({ editor: { config, set } }: { editor: Editor }) {
  const { privacy = {} } = config
  const change = (part: Partial<Privacy>) => set({ privacy: { ...privacy, ...part } })
  return (
    <Stack>
      <TagsInput
        label={fieldLabels['privacy.mask']}
        description="CSS selectors whose text and values stay in the page, such as .account-number."
        value={privacy.mask ?? []}
        onChange={(mask) => change({ mask: mask.length > 0 ? mask : undefined })}
        maxTags={50}
        acceptValueOnBlur
      />
      <TagsInput
        label={fieldLabels['privacy.pictures']}
        description="Hosts beside your own whose pictures show at once in answers, such as cdn.example.org or *.example.net. Others wait for the visitor's click."
        value={privacy.pictures ?? []}
        onChange={(pictures) =>
          change({ pictures: pictures.length > 0 ? pictures.map((host) => hostOf(host) ?? host) : undefined })
        }
        maxTags={50}
        acceptValueOnBlur
      />
      <Switch
        label={fieldLabels['privacy.keepQuery']}
        description="Off: what follows ? and # is cut off before an address leaves the browser."
        checked={privacy.keepQuery ?? false}
        onChange={(event) => change({ keepQuery: event.currentTarget.checked || undefined })}
      />
    </Stack>
  )
}
