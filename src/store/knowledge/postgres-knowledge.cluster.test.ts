import { sharedDatabases, sharedPlaces } from '../../../tests/support/shared-places.ts'
import { describeKnowledge } from './contract.ts'

const newPlace = sharedPlaces(sharedDatabases())
describeKnowledge('PostgreSQL', (now) => newPlace()({ now }))
