/** The seed of this run's random tests. The runner prints it; `TEST_SEED=… npm test` makes the same choices again. */
export const seed = readSeed()

function readSeed(): number {
  const given = Number(process.env.TEST_SEED)
  if (!Number.isInteger(given)) throw new Error(`TEST_SEED is no whole number: ${process.env.TEST_SEED}`)
  return given
}
