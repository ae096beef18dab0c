/** What a field is for, as browsers' autofill names it where it can. */
export type FactKind =
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'email'
  | 'tel'
  | 'street'
  | 'city'
  | 'region'
  | 'postal-code'
  | 'country'
  | 'company'
  | 'date'
  | 'time'
  | 'number'
  | 'url'
  | 'text'
  /** Words that are no value by themselves; an option may stand among them. */
  | 'words'

/** Something the visitor told that belongs into a field. */
export interface Fact {
  readonly kind: FactKind
  readonly value: string
  /** What the visitor called it: `guests`, `company`. */
  readonly about?: string
  /** It stood in quotation marks: the visitor's own words, to be written as they are. */
  readonly quoted?: true
  /** It was told for a field of that name and no other: `departure date: 3 May`. */
  readonly strict?: true
}
