import { describeStore } from '../contract.ts'
import { sharedPlaces } from './shared-places.ts'

describeStore('PostgreSQL and Redis', sharedPlaces())
