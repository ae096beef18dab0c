/** The colours our lamps come in: how each is called, and how light falls on it. */
export const finishes = {
  chalk: { name: 'Chalk', lit: '#f6f2e8', base: '#e6dfd0', shade: '#bfb6a3' },
  sand: { name: 'Sand', lit: '#ecd9b8', base: '#d9c096', shade: '#ab9068' },
  sage: { name: 'Sage', lit: '#b3c5ab', base: '#8fa688', shade: '#66795f' },
  brick: { name: 'Brick red', lit: '#d9795c', base: '#b9533a', shade: '#823622' },
  harbour: { name: 'Harbour blue', lit: '#7f9fbb', base: '#527695', shade: '#365269' },
  black: { name: 'Black', lit: '#5d5c60', base: '#37363a', shade: '#1d1c1f' },
  brass: { name: 'Brass', lit: '#e6c57c', base: '#c89d4a', shade: '#8d6a28' },
  paper: { name: 'Paper white', lit: '#fffdf6', base: '#f5efe0', shade: '#d8cfba' },
} as const

export type FinishId = keyof typeof finishes
export type Finish = (typeof finishes)[FinishId]
