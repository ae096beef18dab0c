import { Anchor, Box, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core'
import { use, useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { docsOf } from './docs-of.ts'
import classes from './page-layout.module.css'
import { SiteContext } from './site-context.ts'

/** A page: where it stands, what it is called, its one main action. The document's title says the same. */
export function PageLayout(props: {
  title: string
  about?: ReactNode
  action?: ReactNode
  children: ReactNode
  /** Fills the width instead of the measure that reads best. */
  wide?: boolean
}) {
  const { title, about, action, children, wide = false } = props
  const site = use(SiteContext)
  useEffect(() => {
    document.title = [title, site?.name, 'Pagehand'].filter(Boolean).join(' · ')
  }, [title, site?.name])
  return (
    <Box maw={wide ? undefined : 1040} mx="auto">
      <Stack gap="lg">
        <Stack gap={6}>
          <Group justify="space-between" wrap="nowrap" align="baseline">
            <Breadcrumbs component="nav" aria-label="Breadcrumb" separator="/" fz="sm" separatorMargin={6}>
              {title !== 'Sites' && (
                <Anchor component={Link} to="/" size="sm" c="dimmed">
                  Sites
                </Anchor>
              )}
              {site && (
                <Anchor
                  component={Link}
                  to={`/sites/${site.id}`}
                  size="sm"
                  c="dimmed"
                  truncate
                  maw={220}
                  lh={1.6}
                >
                  {site.name}
                </Anchor>
              )}
              <Text size="sm" aria-current="page">
                {title}
              </Text>
            </Breadcrumbs>
            <Anchor
              href={docsOf(title)}
              target="_blank"
              size="sm"
              c="dimmed"
              style={{ whiteSpace: 'nowrap' }}
            >
              Help
            </Anchor>
          </Group>
          <div className={classes.head}>
            <Title order={1}>{title}</Title>
            <div className={classes.action}>{action}</div>
            {about && (
              <Text c="dimmed" size="sm" component="div" className={classes.about ?? ''}>
                {about}
              </Text>
            )}
          </div>
        </Stack>
        {children}
      </Stack>
    </Box>
  )
}
