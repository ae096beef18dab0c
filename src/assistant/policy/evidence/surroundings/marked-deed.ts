import { lineOf, type Thing } from '../../../view/index.ts'
import { vocabulary } from '../../labels/vocabulary.ts'

/** Whether its title or description says that it does something in earnest: "Start the machine", "Shares your location". */
export function isMarkedAsDeed({ state }: Thing): boolean {
  return (state.about ?? '').split('\n').some((text) => {
    if (text === '' || /^\w+=/.test(text)) return false
    const line = lineOf(text)
    return (
      vocabulary.commands.begins(lineOf(text.replace(/^(\p{L}{3,})s(?=\s)/u, '$1'))) ||
      earnest.some((words) => words.has(line))
    )
  })
}

const earnest = [vocabulary.people, vocabulary.machines, vocabulary.sensitive]
