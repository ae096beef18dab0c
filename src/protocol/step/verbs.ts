import type { ElementUse } from '../page/outline.ts'
import type { SequenceStep } from './step.ts'

/** Everything the house has to know of a verb: page, policy, questions, widget and docs read it here. */
export interface Verb {
  /** The `type` of a single action on the wire. */
  readonly type: string
  /** Whether a step is aimed at an element. `either`: at an element, or at what its input names. */
  readonly target: 'required' | 'optional' | 'either' | 'none'
  /** What `inputData` holds, if anything. */
  readonly input?: 'text' | 'option' | 'value' | 'key' | 'direction' | 'element' | 'callout' | 'place'
  /** The other fields of a step it reads. Those of no use to it are dropped before a plan is sent. */
  readonly uses: readonly StepField[]
  /** Whether it can change anything on the page. An owner can switch all of these off. */
  readonly acts: boolean
  /** Whether it leads to another page, so that a plan cannot know what comes after it. */
  readonly leaves: 'always' | 'maybe' | 'never'
  /** Whether it sets its target off as a click does: a link is followed, a button does what it says. */
  readonly presses: boolean
  /** Whether it hands over the form around its target. The question before it shows the form's values. */
  readonly submits: 'always' | 'maybe' | 'never'
  /** Whether it can put an answer into its target. Consent, captchas and files are the visitor's to answer. */
  readonly answers: boolean
  /** Whether what it writes must come from the visitor or the page's controls, or else be shown first. */
  readonly needsSource: boolean
  /**
   * What it may be done to although nothing else may: a `secret` field, which it neither reads nor writes, or
   * what the owner has marked `block`, which it does not touch.
   */
  readonly allowedOn: readonly ('secret' | 'block')[]
  /** Kinds of element it can do nothing with. */
  readonly unfit: readonly ElementUse[]
  /** How it is taken back: no need to, by giving its target the value it had, or not at all. */
  readonly undo: 'needless' | 'restore' | 'none'
  /** Whether it is meant to leave the focus at its target: then the chat does not take it back. */
  readonly keepsFocus: boolean
  /** The sentence that asks the visitor before it is done. */
  readonly asksWith: 'press' | 'key' | 'fill' | 'open' | 'tool' | 'other'
}

/** A field of a step that some verbs read and others do not. */
export type StepField = Exclude<
  keyof SequenceStep,
  'action' | 'elementId' | 'description' | 'doing' | 'inputData' | 'seal'
>

/** Looks, points or waits: afterwards the page is as it was. */
const looking = {
  uses: [],
  acts: false,
  leaves: 'never',
  presses: false,
  submits: 'never',
  answers: false,
  needsSource: false,
  allowedOn: [],
  unfit: [],
  undo: 'needless',
  keepsFocus: false,
  asksWith: 'other',
} as const satisfies Partial<Verb>

/** Does something that cannot be taken back. */
const acting = { ...looking, acts: true, undo: 'none' } as const

/** Presses what it is aimed at. */
const pressing = {
  ...acting,
  target: 'required',
  leaves: 'maybe',
  presses: true,
  submits: 'maybe',
  answers: true,
  asksWith: 'press',
} as const

/** Changes the words in a field. */
const writing = {
  ...acting,
  target: 'required',
  answers: true,
  needsSource: true,
  unfit: ['pressed', 'box', 'radio', 'listed'],
  undo: 'restore',
  asksWith: 'fill',
} as const

/** Gives a control one of the values it takes. Some pages go on at once when that happens. */
const choosing = {
  ...acting,
  target: 'required',
  leaves: 'maybe',
  answers: true,
  undo: 'restore',
  asksWith: 'fill',
} as const

/** Goes to another page. */
const going = { ...acting, target: 'none', leaves: 'always' } as const

/** Shows the visitor something without touching it. */
const showing = { ...looking, target: 'required', allowedOn: ['secret', 'block'] } as const

/** Every verb of a plan. The key is the `action` of a sequence item. CONTRIBUTING says how to add one. */
export const verbs = {
  click: {
    ...pressing,
    type: 'click_element',
    uses: ['at', 'times'],
    undo: 'restore',
    allowedOn: ['secret'],
  },
  double_click: { ...pressing, type: 'double_click_element', uses: ['at'] },
  hover: { ...acting, type: 'hover_element', target: 'required', uses: ['at'], undo: 'needless' },
  focus: {
    ...acting,
    type: 'focus_element',
    target: 'required',
    undo: 'needless',
    keepsFocus: true,
    allowedOn: ['secret'],
  },
  type: { ...writing, type: 'type_text', input: 'text' },
  append: { ...writing, type: 'append_text', input: 'text' },
  clear: { ...writing, type: 'clear_field', answers: false, needsSource: false, asksWith: 'other' },
  select: {
    ...choosing,
    type: 'select_option',
    input: 'option',
    uses: ['values'],
    unfit: ['pressed', 'written', 'box'],
  },
  check: {
    ...choosing,
    type: 'check_element',
    presses: true,
    unfit: ['pressed', 'written', 'listed'],
    asksWith: 'press',
  },
  uncheck: {
    ...choosing,
    type: 'uncheck_element',
    presses: true,
    answers: false,
    unfit: ['pressed', 'written', 'listed', 'radio'],
    asksWith: 'press',
  },
  set_value: {
    ...choosing,
    type: 'set_value',
    input: 'value',
    needsSource: true,
    unfit: ['pressed', 'box', 'radio'],
  },
  press_key: {
    ...pressing,
    type: 'press_key',
    target: 'optional',
    input: 'key',
    uses: ['times'],
    asksWith: 'key',
  },
  submit: { ...pressing, type: 'submit_form', presses: false, submits: 'always', answers: false },
  scroll_to: { ...showing, type: 'scroll_to_element' },
  scroll: { ...showing, type: 'scroll_page', target: 'optional', input: 'direction' },
  navigate: { ...going, type: 'navigate', uses: ['url'], asksWith: 'open' },
  back: { ...going, type: 'go_back' },
  reload: { ...going, type: 'reload_page' },
  wait: { ...looking, type: 'wait', target: 'none', uses: ['waitDuration'] },
  wait_for: {
    ...showing,
    type: 'wait_for_element',
    target: 'either',
    input: 'text',
    uses: ['waitDuration'],
  },
  drag: {
    ...acting,
    type: 'drag_element',
    target: 'required',
    input: 'element',
    uses: ['to', 'by', 'at'],
    answers: true,
  },
  select_text: { ...looking, type: 'select_text', target: 'either', input: 'text', keepsFocus: true },
  highlight: { ...showing, type: 'highlight_element', input: 'callout' },
  read: { ...looking, type: 'read_content', target: 'optional', input: 'place', allowedOn: ['block'] },
  find: { ...looking, type: 'find_on_page', target: 'none', input: 'text' },
  list_options: {
    ...looking,
    type: 'list_options',
    target: 'required',
    unfit: ['pressed', 'written', 'box', 'radio'],
  },
  call_tool: {
    ...acting,
    type: 'call_tool',
    target: 'none',
    leaves: 'maybe',
    uses: ['tool', 'arguments'],
    asksWith: 'tool',
  },
} as const satisfies Record<string, Verb>

export type ActionName = keyof typeof verbs

export const actionNames = Object.keys(verbs) as ActionName[]

export function isActionName(word: string): word is ActionName {
  return Object.hasOwn(verbs, word)
}

/** The verb that a word names, as the `action` of a sequence or as the `type` of a single action. */
export function actionNamed(word: string): ActionName | undefined {
  return isActionName(word) ? word : actionNames.find((name) => verbs[name].type === word)
}

/** What is known of the verb of a step; undefined for a word that is none. */
export function verbNamed(word: string): Verb | undefined {
  const name = actionNamed(word)
  return name && verbs[name]
}

/** Why a step failed, as the widget reports it. */
export const stepErrors = [
  'element_not_found',
  'stale_element',
  'not_visible',
  'disabled',
  'covered',
  'option_not_found',
  'no_effect',
  'blocked_by_policy',
  'cross_origin',
  'timeout',
  'cancelled_by_visitor',
  'navigation_interrupted',
  'unsupported_action',
] as const

export type StepError = (typeof stepErrors)[number]

/** The id of a step that has no element. */
export const noElement = -1
