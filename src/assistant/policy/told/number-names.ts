import { numberWords } from '#languages'

const lines = Object.values(numberWords).map((line) => line.split(' '))

/** The words for small numbers, in every language: `2` may have been said as "two". */
export const numberNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    String(index + 1),
    lines.flatMap((line) => line[index]?.split('/') ?? []),
  ]),
)
