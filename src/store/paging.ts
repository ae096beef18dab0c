/** Which part of a list is wanted. The cursor is the `next` of the part before. */
export interface Paging {
  readonly cursor?: string | undefined
  readonly limit: number
}

export interface Paged<Item> {
  readonly items: Item[]
  readonly next: string | null
}
