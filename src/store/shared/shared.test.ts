import { describeStore } from '../contract.ts'
import { sharedDatabases, sharedPlaces } from './shared-places.ts'

describeStore('PostgreSQL and Redis', sharedPlaces(sharedDatabases()))
