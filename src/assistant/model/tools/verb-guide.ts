import type { ActionName } from '#protocol'
import type { ToolName } from './tools.ts'

/**
 * What a model is told of each verb: when to use it and what its `inputData` holds. A verb that has a tool of its
 * own names that instead, so that a plan has one way to say each thing.
 */
export const verbGuide: Record<ActionName, string | { readonly tool: ToolName }> = {
  click: 'press a button, link, tab or box',
  double_click: 'press twice',
  hover: 'point at it, to see what shows up',
  focus: 'put the cursor there for the visitor',
  type: 'inputData: the text that replaces what the field holds',
  append: 'inputData: the text to add to what the field holds',
  clear: 'empty a field',
  select: "inputData: the option's label; several in values",
  check: 'tick a box or radio button',
  uncheck: 'untick a box',
  set_value: 'inputData: the value of a date, time, range, colour or rating',
  press_key:
    'inputData: the key, such as Enter or Control+A; only Escape, Tab, PageUp, PageDown, Home and End go without an elementId',
  submit: 'hand over the form of the element',
  scroll_to: 'bring it into view',
  scroll: 'inputData: up, down, top or bottom; with an elementId the part it lies in is scrolled',
  navigate: { tool: 'navigate' },
  back: 'the page before',
  reload: 'load the page again',
  wait: 'for waitDuration',
  wait_for: 'until an element is there, or the text in inputData',
  drag: 'to an element (to, or its id as inputData), by a distance (by) or to a point of it (at)',
  select_text: 'inputData: the words to mark for the visitor',
  highlight: 'show the visitor where it is; inputData: a word or two beside it',
  read: 'all text of the element, or of the page',
  find: { tool: 'find_on_page' },
  list_options: 'every option of a list',
  call_tool: { tool: 'call_tool' },
}
