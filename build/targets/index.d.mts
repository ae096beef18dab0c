export interface Target {
  /** Folders; whatever changes in them makes `output` stale. */
  readonly sources: readonly string[]
  readonly output: string
}

export declare const targets: Readonly<Record<string, Target>>
