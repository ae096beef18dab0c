import type { Scene } from '../act/outcome.ts'
import { nameOf } from '../act/moves.ts'
import { inMain } from '../ground/regions.ts'
import { passagesOf } from './passages.ts'

const aboutThis =
  /\b(?:what|which) (?:is this|page (?:is this|am i on)|am i looking at|does this (?:page|site|website) (?:do|say|offer))|\bwhat(?:'s|’s| is) (?:on )?(?:this|the) (?:page|site|website)(?: about)?\b|\bwhere am i\b|\bsummari[sz]e\b|\b(?:describe|explain) (?:this|the) page\b|\bwhat is this (?:page |site |website )?about\b/i
const whatHere =
  /\bwhat (?:can|could) (?:i|we) do (?:here|on this (?:page|site|website))\b|\bwhat are my options\b/i

/** Questions about the page as a whole. */
export function aboutPage(question: string, { index, say }: Scene): string | undefined {
  if (whatHere.test(question)) {
    const things = index.things.filter(({ label }) => label !== '' && !/^skip to\b/i.test(label))
    const here = things.filter((thing) => inMain(thing, index))
    const names = [...here, ...things].map((thing) => `“${nameOf(thing)}”`)
    return say('youCan', { list: [...new Set(names)].slice(0, 8).join(', ') })
  }
  if (!aboutThis.test(question)) return undefined
  const title = index.page.title ?? index.page.url ?? ''
  const body = passagesOf(index.page).filter(({ text }) => text.length > 40 && /[.!?]$/.test(text))
  const [first, ...others] = body.map(({ text }) => text)
  const second = others.find((text) => !first?.includes(text) && !text.includes(first ?? ''))
  const begins = [first, second].flatMap((text) => (text === undefined ? [] : `“${text}”`))
  return [
    say('pageIs', { title }),
    ...(begins.length > 0 ? [say('itSays', { passages: begins.join(' ') })] : []),
  ].join(' ')
}
