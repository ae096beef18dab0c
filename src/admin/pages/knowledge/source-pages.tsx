import { Anchor, Stack, Text } from '@mantine/core'
import { Loaded } from '../../parts/loaded.tsx'
import { More } from '../../parts/more.tsx'
import { useKnownPages } from '../../resources/use-knowledge.ts'

/** The pages of a source with what was taken from each, or why nothing was. */
export function SourcePages({ siteId, sourceId }: { siteId: string; sourceId: string }) {
  const query = useKnownPages(siteId, sourceId)
  return (
    <Loaded query={query}>
      {(pages) => (
        <Stack gap={4} component="ul" className="plain-list">
          {pages.map(({ id, url, title, state, reason, passages }) => (
            <li key={id}>
              {/^https?:/.test(url) ? (
                <Anchor href={url} target="_blank" rel="noreferrer" size="sm" className="wrap-anywhere">
                  {title === '' ? url : title}
                </Anchor>
              ) : (
                <Text size="sm">{title}</Text>
              )}
              <Text size="xs" c="dimmed">
                {reason ?? (state === 'waiting' ? 'Waiting' : `${passages} passages`)}
              </Text>
            </li>
          ))}
          <More query={query} />
        </Stack>
      )}
    </Loaded>
  )
}
