import { describeStore } from '../contract.ts'
import { sharedDatabases, sharedPlaces } from '../../../tests/support/shared-places.ts'

describeStore('PostgreSQL and Redis', sharedPlaces(sharedDatabases()))
