/** What a verb needs beside its element, and what the policy must know of it. */
export interface Verb {
  /** The `type` of a single action on the wire. */
  readonly type: string
  /** Whether the step is aimed at one element. */
  readonly target: 'required' | 'optional' | 'none'
  /** What `inputData` holds, if anything. */
  readonly input?: 'text' | 'option' | 'value' | 'key' | 'direction' | 'element' | 'callout'
  /** Whether the step can change anything on the page. */
  readonly acts: boolean
}

/** Every verb of a plan. The key is the `action` of a sequence item. */
export const verbs = {
  click: { type: 'click_element', target: 'required', acts: true },
  double_click: { type: 'double_click_element', target: 'required', acts: true },
  hover: { type: 'hover_element', target: 'required', acts: true },
  focus: { type: 'focus_element', target: 'required', acts: true },
  type: { type: 'type_text', target: 'required', input: 'text', acts: true },
  append: { type: 'append_text', target: 'required', input: 'text', acts: true },
  clear: { type: 'clear_field', target: 'required', acts: true },
  select: { type: 'select_option', target: 'required', input: 'option', acts: true },
  check: { type: 'check_element', target: 'required', acts: true },
  uncheck: { type: 'uncheck_element', target: 'required', acts: true },
  set_value: { type: 'set_value', target: 'required', input: 'value', acts: true },
  press_key: { type: 'press_key', target: 'optional', input: 'key', acts: true },
  submit: { type: 'submit_form', target: 'required', acts: true },
  scroll_to: { type: 'scroll_to_element', target: 'required', acts: false },
  scroll: { type: 'scroll_page', target: 'none', input: 'direction', acts: false },
  navigate: { type: 'navigate', target: 'none', acts: true },
  back: { type: 'go_back', target: 'none', acts: true },
  reload: { type: 'reload_page', target: 'none', acts: true },
  wait: { type: 'wait', target: 'none', acts: false },
  wait_for: { type: 'wait_for_element', target: 'optional', input: 'text', acts: false },
  drag: { type: 'drag_element', target: 'required', input: 'element', acts: true },
  select_text: { type: 'select_text', target: 'required', input: 'text', acts: false },
  highlight: { type: 'highlight_element', target: 'required', input: 'callout', acts: false },
  read: { type: 'read_content', target: 'optional', acts: false },
  find: { type: 'find_on_page', target: 'none', input: 'text', acts: false },
  list_options: { type: 'list_options', target: 'required', acts: false },
  call_tool: { type: 'call_tool', target: 'none', acts: true },
} as const satisfies Record<string, Verb>

export type ActionName = keyof typeof verbs
export type ActionType = (typeof verbs)[ActionName]['type']

export const actionNames = Object.keys(verbs) as ActionName[]

/** The verb behind a single action's `type`, or undefined for a word we do not know. */
export function actionOfType(type: string): ActionName | undefined {
  return actionNames.find((name) => verbs[name].type === type)
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
