import { describeDesk } from '../desk/contract/describe-desk.ts'
import { sharedPlaces } from './shared-places.ts'

const newPlace = sharedPlaces()
describeDesk('PostgreSQL', (now) => newPlace()({ now }))
