/** One step of the schema. Steps only add, so that a rolled-back release still runs on the file. */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
}
