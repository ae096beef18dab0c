import { isSorting } from '../act/choose.ts'
import type { PageIndex, Thing } from '../ground/page-index.ts'
import { inMain } from '../ground/regions.ts'
import type { Memory, Option } from '../memory.ts'
import { choicesBlock } from '../propose/ask.ts'
import { answer, type Reply } from '../reply.ts'
import type { Phrasebook, TextName } from '../texts/index.ts'

const mostSuggested = 4
/** Texts that are followed by what can be done on the page. */
const leading: ReadonlySet<TextName> = new Set(['hello', 'help'])

/** Answers small talk; a greeting or a call for help with a few things that this very page is good for. */
export function chat(talk: TextName, index: PageIndex, say: Phrasebook, memory: Memory): Reply {
  if (!leading.has(talk)) return answer(say(talk), memory)
  const { title } = index.page
  const speech = [say(talk), ...(title ? [say('pageIs', { title })] : [])].join(' ')
  const options = suggestions(index, say)
  if (options.length === 0) return answer(speech, memory)
  return {
    speech,
    proposal: { kind: 'answer', block: choicesBlock(options.map(({ label }) => label)) },
    memory: { ...memory, asked: { kind: 'which', options } },
  }
}

/** The places a page leads to and the things one sets on it, those of its main part last: they are in view anyway. */
function suggestions(index: PageIndex, say: Phrasebook): Option[] {
  const links = index.things.filter((thing) => isWorthIt(thing, index))
  const away = links.filter((thing) => !inMain(thing, index))
  const setting = index.things.find((thing) => thing.kind === 'select' && isSorting(thing))
  const chosen = [...(away.length > 0 ? away : links)].slice(0, mostSuggested - (setting ? 1 : 0))
  const opened = chosen.map((thing): Option => ({
    label: say('stepOpen', { label: thing.label }),
    intent: { kind: 'open', target: thing.label, elementId: thing.element.id },
  }))
  return setting ? [...opened, setup(setting, say)] : opened
}

function setup(thing: Thing, say: Phrasebook): Option {
  const { id, options = [] } = thing.element
  const option = options[1] ?? ''
  return {
    label: say('stepSelect', { label: thing.label, value: option }),
    intent: { kind: 'select', phrase: option, elementId: id, option },
  }
}

/** Not what leads here, nor the site's own name, nor what only helps keyboards along. */
function isWorthIt({ kind, label, element }: Thing, { page }: PageIndex): boolean {
  const { href = '' } = element
  if (kind !== 'link' || label === '' || href === '' || href.startsWith('#')) return false
  if (/^(?:skip|jump) to\b/i.test(label) || /banner|header/i.test(element.parent ?? '')) return false
  return !(page.url ?? '').split(/[?#]/, 1)[0]?.endsWith(href)
}
