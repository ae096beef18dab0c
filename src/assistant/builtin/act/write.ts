import { ground, type Grounding } from '../ground/ground.ts'
import type { ElementKind } from '../ground/kind.ts'
import type { Thing } from '../ground/page-index.ts'
import { numberOf } from '../language/ordinals.ts'
import { quotes } from '../language/quotes.ts'
import type { IntentOf } from '../understand/intent.ts'
import { assign } from './assign.ts'
import { chooseValue } from './choose.ts'
import { movesIn, nameOf } from './moves.ts'
import { askWhich } from './offer.ts'
import type { Outcome, Planner, Scene } from './outcome.ts'
import { groundIntent } from './pinned.ts'
import { pin, press } from './press.ts'
import { addSeveral } from './several.ts'
import { told } from './told.ts'

const fields: readonly ElementKind[] = ['field', 'select']
const settable: readonly ElementKind[] = ['field', 'select', 'toggle', 'radio']
const joints = /\s+(?:in to|into|inot|inside|in|as|for|to|on|under|at|within)\s+(?:the\s+|my\s+|your\s+)?/gi

interface Reading {
  readonly value: string
  readonly target: string
}

/** `Type X into Y`, in the orders in which people say it. */
export const write: Planner<IntentOf<'type'>> = (intent, scene) => {
  const pinned = scene.index.things.find((thing) => thing.element.id === intent.elementId)
  if (pinned && intent.value !== undefined) return assign(pinned, intent.value, scene)
  const readings = readingsOf(intent.phrase)
  let unsure: Outcome | undefined
  for (const { value, target } of readings) {
    const found = ground(target, scene.index, { kinds: fields })
    if (found.kind === 'sure') return assign(found.thing, value, scene)
    if (found.kind === 'unsure') {
      unsure ??= askWhich(found.things, scene, (thing) => ({ ...pin(intent, thing), value }))
    }
  }
  return (unsure && told(intent.phrase, scene)) ?? unsure ?? withoutTarget(intent, readings, scene)
}

function withoutTarget(intent: IntentOf<'type'>, readings: readonly Reading[], scene: Scene): Outcome {
  const named = readings.find(({ target }) => target !== '')?.target
  // `Put the blue mug into my cart` is said of a button.
  const pressed = quotes(intent.phrase).length === 0 ? pressedFor(intent.phrase, readings, scene) : undefined
  if (pressed?.kind === 'moves' || (named !== undefined && pressed?.kind === 'unsure')) return pressed
  if (named !== undefined)
    return { kind: 'cannot', text: scene.say('noSuch', { target: named }), lost: named }
  const filled = told(intent.phrase, scene)
  if (filled) return filled
  const value = quotes(intent.phrase)[0]?.text ?? intent.phrase
  const usable = scene.index.things.filter(
    ({ kind, element }) => kind === 'field' && !element.secret && !element.disabled,
  )
  const [only] = usable
  if (!only) return { kind: 'cannot', text: scene.say('nothingToFill') }
  if (usable.length === 1 && quotes(intent.phrase).length > 0) return assign(only, value, scene)
  return askWhich(usable.slice(0, 4), scene, (thing) => ({ ...pin(intent, thing), value }))
}

/** To put something into something is to add it there. */
function pressedFor(phrase: string, readings: readonly Reading[], scene: Scene): Outcome {
  const [{ value, target } = { value: '', target: '' }] = readings
  const order = `add ${value} to ${target}`
  const added = addSeveral(order, scene) ?? press({ kind: 'do', target: order }, scene)
  return added.kind === 'moves' ? added : press({ kind: 'do', target: phrase }, scene)
}

function readingsOf(phrase: string): Reading[] {
  const [quote] = quotes(phrase)
  if (quote) {
    const before = phrase.slice(0, quote.start)
    const target = (before.trim() ? before : phrase.slice(quote.end)).trim()
    return [
      {
        value: quote.text,
        target: target.replace(/^(?:into?|inside|as|for|to|on|under|at)\s+/i, '').replace(/[:,]$/, ''),
      },
    ]
  }
  const first = /^(?:(?:into?|for|as|under|on)\s+)?(?:the\s+|my\s+|a\s+)?([^:]+?)\s*:\s+(.+)$/is.exec(phrase)
  if (first) return [{ target: first[1] ?? '', value: first[2] ?? '' }]
  return [...phrase.matchAll(joints)].toReversed().map((match) => ({
    value: phrase.slice(0, match.index).trim(),
    target: phrase.slice(match.index + match[0].length).trim(),
  }))
}

/** `Set X to Y`. */
export const set: Planner<IntentOf<'set'>> = (intent, scene) => {
  const found = groundIntent(intent, scene.index, { kinds: settable, preferred: fields })
  const value = quotes(intent.value)[0]?.text ?? intent.value
  const many = numberOf(value) === undefined ? undefined : amountFor(found, scene)
  if (many) return assign(many, value, scene)
  if (found.kind === 'sure') return assign(found.thing, value, scene)
  if (found.kind === 'unsure') return askWhich(found.things, scene, (thing) => pin(intent, thing))
  const chosen = chooseValue(value, scene)
  return chosen.kind === 'cannot'
    ? { kind: 'cannot', text: scene.say('noSuch', { target: intent.target }), lost: intent.target }
    : chosen
}

/** `Make it three`, said of nothing that takes a number: the one thing here of which there can be several. */
function amountFor(found: Grounding, { index }: Scene): Thing | undefined {
  if (found.kind === 'sure' && (found.thing.kind === 'field' || found.thing.kind === 'select'))
    return undefined
  const amounts = index.things.filter(
    (thing) => thing.kind === 'field' && /\b(?:quantity|qty|amount|how many)\b/i.test(thing.label),
  )
  return amounts.length === 1 ? amounts[0] : undefined
}

/** `Clear X`. */
export const clear: Planner<IntentOf<'clear'>> = (intent, scene) => {
  const found = groundIntent(intent, scene.index, { kinds: ['field'] })
  if (found.kind === 'unsure') return askWhich(found.things, scene, (thing) => pin(intent, thing))
  if (found.kind === 'sure') return emptied(found.thing, scene)
  // `Clear the filters` is said of a button.
  const order = `clear ${intent.target}`
  const pressed = press({ kind: 'do', target: order }, scene)
  if (pressed.kind === 'moves') return pressed
  return { kind: 'cannot', text: scene.say('noSuch', { target: order }), lost: intent.target }
}

function emptied(thing: Thing, scene: Scene): Outcome {
  if (thing.element.disabled) return { kind: 'cannot', text: scene.say('disabled', { label: nameOf(thing) }) }
  return { kind: 'moves', moves: [movesIn(scene.say).empty(thing)], quiet: true }
}
