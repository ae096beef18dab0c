import { isUsedAs } from '#protocol'
import { lineOf } from '../../view/index.ts'
import { enters, presses, type Act } from '../act.ts'
import { isCoveredBy } from '../labels/covered.ts'
import { vocabulary } from '../labels/vocabulary.ts'
import { named, type Evidence } from '../row.ts'
import { anyFormOf, type Scene } from '../scene.ts'
import { isPlainPage, leadsSomewhere } from './plain-page.ts'
import { closesWhatIsOver } from './section.ts'

/** Nothing changes: it looks, points or waits. */
export const onlyLooks: Evidence = ({ traits }) => (traits.acts ? undefined : 'it only looks')

/** Free by how the thing works: it shows, narrows, leads on, or prepares what is still to be sent. */
export const mechanics: Evidence = (act, scene) => {
  const found = ways.find(({ fits }) => fits(act, scene))
  return found && `${found.id}: ${named(act.target)}`
}

interface Way {
  readonly id: string
  readonly fits: (act: Act, scene: Scene) => boolean
}

const ways: readonly Way[] = [
  {
    id: 'goes to a page of the site',
    fits: ({ traits, pressed, target }, { page }) =>
      (traits.leaves === 'always' && traits.target === 'none') ||
      (pressed !== undefined &&
        pressed === target &&
        pressed.kind === 'link' &&
        leadsSomewhere(pressed.state.href, page) &&
        isPlainPage(pressed, page)),
  },
  {
    id: 'opens or closes a part of the page',
    fits: ({ pressed, target }, { page }) =>
      pressed !== undefined &&
      pressed === target &&
      (pressed.kind === 'tab' ||
        pressed.state.expanded !== undefined ||
        pressed.state.popup !== undefined ||
        closesWhatIsOver(pressed, page)),
  },
  {
    id: 'turns over, sorts or filters',
    fits: ({ pressed, target }) => {
      if (!pressed || pressed !== target || pressed.use !== 'press') return false
      if (pressed.kind === 'option' || pressed.kind === 'treeitem') return true
      const around = [...pressed.path, pressed.column ?? ''].map(lineOf)
      const numbered = /^\s*\d{1,4}\s*$/.test(pressed.name)
      if (numbered && pressed.within.some((part) => part === 'navigation' || part === 'list')) return true
      const lines = pressed.names.map(lineOf)
      const narrows = lines.some((line) => vocabulary.filter.has(line)) && around.length > 0
      return narrows && lines.every((line) => isCoveredBy(line, [vocabulary.filter, vocabulary.harmless]))
    },
  },
  {
    id: 'sends a search',
    fits: ({ sends, pressed, target, key }) => {
      if (sends?.search) return sends.method?.toLowerCase() !== 'post'
      const box = key?.key === 'Enter' && target && !sends && !pressed ? target : undefined
      return (
        box !== undefined && (box.kind === 'searchbox' || box.state.inputType?.toLowerCase() === 'search')
      )
    },
  },
  {
    id: 'prepares what is still to be sent',
    fits: ({ traits, target, pressed, sends, key }, { page }) => {
      if (!target || sends || key) return false
      if (traits.input === 'text' || traits.undo === 'needless') return traits.acts
      if (traits.input === 'option' || traits.input === 'value' || target.use === 'set') return true
      if (pressed !== target && pressed) return false
      if (target.use === 'write' || target.use === 'choose') return true
      if (target.use !== 'tick' || target.kind === 'switch') return false
      return (
        !target.state.immediate || target.kind !== 'menuitemcheckbox' || anyFormOf(page, target) !== undefined
      )
    },
  },
  {
    id: 'moves within what it is pressed on',
    fits: (act) => {
      const { key, target } = act
      if (!key || enters(act) || presses(act)) return false
      if (key.effect === 'moves' || key.key === 'Escape') return true
      if (!target) return true
      const scrolls = key.effect === 'other' && key.held.length === 0 && !/^F\d/.test(key.key)
      return scrolls || (isUsedAs(target.kind, 'written') && key.effect !== 'activates')
    },
  },
  {
    id: 'moves something to where it can be moved back from',
    fits: ({ traits }) =>
      traits.input === 'element' ||
      (traits.input === undefined && traits.undo === 'restore' && !traits.presses),
  },
]
