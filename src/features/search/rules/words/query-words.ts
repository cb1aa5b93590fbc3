/** The words of a question that mean more than something to be found, as they are typed, folded. */
export type QueryWords = {
  /** They connect, and find nothing by themselves. */
  readonly idle: readonly string[]
  /** Said with places: 'Spa en Tenerife' is a wish for Tenerife. */
  readonly withPlaces: string
  readonly upTo: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  readonly euros: readonly string[]
  readonly minutes: readonly string[]
  readonly hours: readonly string[]
  /** Of age. `year` is the word for one. */
  readonly years: readonly string[]
  readonly year: readonly string[]
  readonly people: readonly string[]
  /** Before how many people it is for. `forShort` is used before digits alone. */
  readonly forPeople: readonly string[]
  readonly forShort: readonly string[]
  readonly spelled: Readonly<Record<string, number>>
}

declare module '#platform/i18n/word-lists.ts' {
  interface WordLists {
    queryWords: QueryWords
  }
}
