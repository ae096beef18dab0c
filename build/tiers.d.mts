export type TierName = 'unit' | 'server' | 'browser' | 'cluster' | 'chaos'

export interface Tier {
  readonly folders: readonly string[]
  readonly needs: readonly ('build' | 'chromium' | 'redis' | 'postgres')[]
}

export declare const tiers: Record<TierName, Tier>
export declare function tiersOf(file: string): TierName[]
export declare function patternsOf(name: string): { include: string[]; exclude: string[] }
