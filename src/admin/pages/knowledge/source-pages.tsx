import type { KnownPageSummary } from '#protocol'
import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { counted } from '../../parts/counted.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { More } from '../../parts/more.tsx'
import { useKnownPages, usePassages } from '../../resources/use-knowledge.ts'

/** The pages of a source with what was taken from each, or why nothing was. */
export function SourcePages({ siteId, sourceId }: { siteId: string; sourceId: string }) {
  const query = useKnownPages(siteId, sourceId)
  return (
    <Loaded query={query}>
      {(pages) => (
        <Stack gap="xs" component="ul" className="plain-list">
          {pages.map((page) => (
            <PageRow key={page.id} siteId={siteId} page={page} />
          ))}
          <More query={query} />
        </Stack>
      )}
    </Loaded>
  )
}

function PageRow({ siteId, page }: { siteId: string; page: KnownPageSummary }) {
  const { id, url, title, state, reason, passages } = page
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      {/^https?:/.test(url) ? (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" className="wrap-anywhere">
          {title === '' ? url : title}
        </Anchor>
      ) : (
        <Text size="sm">{title}</Text>
      )}
      <Group gap="xs">
        <Text size="xs" c="dimmed" className="wrap-anywhere">
          {reason ?? (state === 'waiting' ? 'Waiting' : counted(passages, 'passage'))}
        </Text>
        {passages > 0 && (
          <Anchor component="button" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide them' : 'Show them'}
          </Anchor>
        )}
      </Group>
      {isOpen && <Passages siteId={siteId} pageId={id} />}
    </li>
  )
}

function Passages({ siteId, pageId }: { siteId: string; pageId: string }) {
  const query = usePassages(siteId, pageId)
  return (
    <Loaded query={query}>
      {({ items }) => (
        <Stack gap="xs" pl="md" py="xs">
          {items.map(({ id, headings, text }) => (
            <div key={id}>
              <Text size="xs" fw={600}>
                {headings.join(' › ')}
              </Text>
              <Text size="sm" className="wrap-anywhere" style={{ whiteSpace: 'pre-line' }}>
                {text}
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
