import { describeDesk } from '../desk/contract/describe-desk.ts'
import { sharedDatabases, sharedPlaces } from '../../../tests/support/shared-places.ts'

const newPlace = sharedPlaces(sharedDatabases())
describeDesk('PostgreSQL', (now) => newPlace()({ now }))
