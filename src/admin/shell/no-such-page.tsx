import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { PageLayout } from './page-layout.tsx'

/** An address that leads nowhere. */
export function NoSuchPage() {
  return (
    <PageLayout title="Not found">
      <NothingYet
        icon="search"
        title="There is no such page"
        action={
          <Button component={Link} to="/" variant="default" mt="sm">
            All sites
          </Button>
        }
      />
    </PageLayout>
  )
}
