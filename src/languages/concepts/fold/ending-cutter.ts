import { endingTree, type EndingTree } from './ending-tree.ts'

interface Ending {
  instead: string
  /** How many letters must stay. */
  least: number
}

/** Makes what takes the longest ending of a table off a word, where enough of it stays. */
export function endingCutter(table: string, least: number): (word: string) => string {
  const root = endingTree(table.split(' ').map((entry) => readEnding(entry, least)))
  return (word) => {
    let node: EndingTree<Ending> | undefined = root
    let end = word.length
    let instead = ''
    for (let at = word.length - 1; at > 0; at--) {
      node = node.next.get(word.charCodeAt(at))
      if (node === undefined) break
      if (node.ending === undefined || at + node.ending.instead.length < node.ending.least) continue
      end = at
      instead = node.ending.instead
    }
    return end === word.length ? word : word.slice(0, end) + instead
  }
}

function readEnding(entry: string, least: number): readonly [string, Ending] {
  const [, letters = '', own, instead = ''] = /^([^>/]+)(?:\/(\d))?(?:>(.+))?$/.exec(entry) ?? []
  const usual = letters.length === 1 ? Math.max(3, least) : least
  return [letters, { instead, least: own === undefined ? usual : Number(own) }]
}
