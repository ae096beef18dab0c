/** What a measurement or a chaos run has to show. */
export interface BenchTable {
  readonly title: string
  readonly columns: string[]
  readonly rows: (string | number)[][]
  readonly notes?: string[]
}
