import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { Page } from './page.tsx'

/** An address that leads nowhere. */
export function NoSuchPage() {
  return (
    <Page title="Not found">
      <NothingYet
        icon="search"
        title="There is no such page"
        action={
          <Button component={Link} to="/" variant="default" mt="sm">
            All sites
          </Button>
        }
      />
    </Page>
  )
}
