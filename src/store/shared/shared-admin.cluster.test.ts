import { describeAdmin } from '../admin/contract/describe-admin.ts'
import { sharedDatabases, sharedPlaces } from '../../../tests/support/shared-places.ts'

const newPlace = sharedPlaces(sharedDatabases())
describeAdmin('PostgreSQL', (now) => newPlace()({ now }))
