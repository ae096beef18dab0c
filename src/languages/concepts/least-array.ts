export type WholeNumbers = Uint16Array | Uint32Array

/** Room for whole numbers up to the greatest, in no more bytes than they need. */
export function leastArray(length: number, greatest: number): WholeNumbers {
  return greatest < 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}

/** The same with these numbers in it. */
export function leastArrayOf(numbers: readonly number[]): WholeNumbers {
  let greatest = 0
  for (const number of numbers) if (number > greatest) greatest = number
  const array = leastArray(numbers.length, greatest)
  array.set(numbers)
  return array
}
