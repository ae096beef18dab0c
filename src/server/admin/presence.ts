/** Who is connected right now. */
export interface Presence {
  /** Those of these sessions whose visitor has a socket open, on whichever node. */
  online(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
}
