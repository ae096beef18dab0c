/** Of a day without a change of the clocks. */
export const msPerDay = 86_400_000
