import { noElement } from '#protocol'
import type { Thing } from '../ground/page-index.ts'
import type { Phrasebook } from '../texts/index.ts'
import type { Move } from './outcome.ts'

/** The single things that can be done on a page, each with the sign that it was done. */
export function movesIn(say: Phrasebook) {
  const at = (thing: Thing) => ({ elementId: thing.element.id })
  const click = (thing: Thing): Move => ({
    step: {
      action: 'click',
      ...at(thing),
      description: say(thing.kind === 'link' ? 'stepOpen' : 'stepClick', { label: nameOf(thing) }),
    },
    check: { kind: 'changed' },
    deed: { kind: thing.kind === 'link' ? 'opened' : 'pressed', name: nameOf(thing) },
  })
  return {
    click,
    press: (action: 'double_click' | 'hover', thing: Thing): Move => ({
      step: {
        action,
        ...at(thing),
        description: say(action === 'hover' ? 'stepPoint' : 'stepClick', { label: nameOf(thing) }),
      },
      check: { kind: 'reported' },
    }),
    write: (thing: Thing, value: string): Move => {
      const exact = /^(?:date|time|datetime-local|month|week|color|range)$/.test(
        thing.element.inputType ?? '',
      )
      const set = exact || thing.element.type === 'slider'
      return {
        step: {
          action: set ? 'set_value' : 'type',
          ...at(thing),
          inputData: value,
          description: say(set ? 'stepSet' : 'stepType', { label: nameOf(thing), value }),
        },
        check: { kind: 'value', ...at(thing), value },
        deed: { kind: 'filled', name: nameOf(thing) },
      }
    },
    choose: (thing: Thing, option: string): Move => ({
      step: {
        action: 'select',
        ...at(thing),
        inputData: option,
        description: say('stepSelect', { label: nameOf(thing), value: option }),
      },
      check: { kind: 'value', ...at(thing), value: option },
      deed: { kind: 'chose', name: option },
    }),
    pick: (thing: Thing): Move => ({
      step: { action: 'check', ...at(thing), description: say('stepPick', { label: nameOf(thing) }) },
      check: { kind: 'checked', ...at(thing), checked: true },
      deed: { kind: 'chose', name: nameOf(thing) },
    }),
    tick: (thing: Thing, checked: boolean): Move => ({
      step: {
        action: checked ? 'check' : 'uncheck',
        ...at(thing),
        description: say(checked ? 'stepCheck' : 'stepUncheck', { label: nameOf(thing) }),
      },
      check: { kind: 'checked', ...at(thing), checked },
      deed: { kind: checked ? 'chose' : 'cleared', name: nameOf(thing) },
    }),
    empty: (thing: Thing): Move => ({
      step: { action: 'clear', ...at(thing), description: say('stepClear', { label: nameOf(thing) }) },
      check: { kind: 'value', ...at(thing), value: '' },
      deed: { kind: 'cleared', name: nameOf(thing) },
    }),
    enter: (thing: Thing): Move => ({
      step: {
        action: 'press_key',
        ...at(thing),
        inputData: 'Enter',
        description: say('stepKey', { value: 'Enter' }),
      },
      check: { kind: 'changed' },
    }),
    scroll: (to: string): Move => ({
      step: { action: 'scroll', elementId: noElement, inputData: to, description: say('stepScroll') },
      check: { kind: 'reported' },
    }),
    scrollTo: (thing: Thing): Move => ({
      step: { action: 'scroll_to', ...at(thing), description: say('stepScrollTo', { label: nameOf(thing) }) },
      check: { kind: 'reported' },
    }),
    show: (thing: Thing): Move => ({
      step: {
        action: 'highlight',
        ...at(thing),
        inputData: nameOf(thing),
        description: say('stepShow', { label: nameOf(thing) }),
      },
      check: { kind: 'reported' },
      deed: { kind: 'shown', name: nameOf(thing) },
    }),
    back: (): Move => ({
      step: { action: 'back', elementId: noElement, description: say('stepBack') },
      check: { kind: 'changed' },
    }),
    reload: (): Move => ({
      step: { action: 'reload', elementId: noElement, description: say('stepReload') },
      check: { kind: 'reported' },
    }),
  }
}

/** What a thing is called when we speak of it. */
export function nameOf(thing: Thing): string {
  return thing.label || thing.element.parent || thing.element.type || `#${thing.element.id}`
}
