/** Written by bench/knowledge/fit.ts from questions of XQuAD; never by hand. One half is the floor of `sure`. */
export const weights = {
  rank: {
    coverage: 5.7,
    sentence: 5.87,
    rarest: 1.02,
    second: 0.99,
    pairs: 3.04,
    density: 1.92,
    spread: 2.45,
    number: 0.76,
    head: 1,
    headMet: 0.8,
    language: 1.5,
    answer: 0.5,
  },
  sure: {
    bias: -7.12,
    lead: 1.05,
    coverage: 3.48,
    sentence: 0.88,
    rarest: 0.16,
    second: 0.18,
    pairs: 2.02,
    headMet: 0,
    spread: -0.38,
    density: 1.39,
  },
} as const
