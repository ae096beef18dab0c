import { describeStore } from '../contract/describe-store.ts'
import { sharedDatabases, sharedPlaces } from '../../../tests/support/shared-places.ts'

describeStore('PostgreSQL and Redis', sharedPlaces(sharedDatabases()))
