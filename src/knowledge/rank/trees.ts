/** One question to a measure, and behind each answer another; what they come to is added up. */
export interface Tree {
  readonly first: Fork
  readonly below: Fork
  readonly above: Fork
  /** For below and above of either second question. */
  readonly points: readonly [number, number, number, number]
}

/** Whether a measure is no more than this. */
interface Fork {
  readonly name: string
  readonly most: number
}

/** Reads a tree as the fit writes it: three times a name and its bound, then the four points. */
export function readTree(line: string): Tree {
  const [a = '', aMost, b = '', bMost, c = '', cMost, ...points] = line.split(' ')
  return {
    first: { name: a, most: Number(aMost) },
    below: { name: b, most: Number(bMost) },
    above: { name: c, most: Number(cMost) },
    points: points.map(Number) as [number, number, number, number],
  }
}

export function weighTrees(trees: readonly Tree[], values: Readonly<Record<string, number>>): number {
  let sum = 0
  for (const { first, below, above, points } of trees)
    if (isBelow(first, values)) sum += isBelow(below, values) ? points[0] : points[1]
    else sum += isBelow(above, values) ? points[2] : points[3]
  return sum
}

function isBelow({ name, most }: Fork, values: Readonly<Record<string, number>>): boolean {
  return (values[name] ?? 0) <= most
}
