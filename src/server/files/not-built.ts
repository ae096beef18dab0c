import { ApiError } from '#protocol'

/** Refuses what the build would have made. */
export function notBuilt(what: string): never {
  throw new ApiError('unavailable', `${what} has not been built here. Run npm run build, and start again.`)
}
