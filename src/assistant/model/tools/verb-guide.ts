import type { ActionName } from '#protocol'
import type { ToolName } from './tools.ts'

/**
 * What a model is told of each verb beyond its name: what its `inputData` holds. A verb that has a tool of its own names
 * that instead, so that a plan has one way to say each thing.
 */
export const verbGuide: Record<ActionName, string | { readonly tool: ToolName }> = {
  click: '',
  double_click: '',
  hover: 'shows what hides',
  focus: '',
  type: 'inputData replaces what the field holds',
  append: 'inputData is added to it',
  clear: '',
  select: 'inputData: the label of an option; several: values',
  check: '',
  uncheck: '',
  set_value: 'inputData: a date, time, number, colour or rating',
  press_key:
    'inputData: Enter, Control+A…; only Escape, Tab, PageUp, PageDown, Home and End without elementId',
  submit: 'the form of the element',
  scroll_to: '',
  scroll: 'inputData: up, down, top or bottom; with elementId inside its part',
  navigate: { tool: 'navigate' },
  back: '',
  reload: '',
  wait: 'waitDuration in ms',
  wait_for: 'the element, or the text in inputData',
  drag: 'to an element or beside it (to), by pixels (by) or to a point of its box, 0 to 1 (at)',
  select_text: 'inputData: words to mark; element optional',
  highlight: 'show the visitor where; inputData: a word beside it',
  read: 'all of an element or of the page; inputData: from which line, when it is long',
  find: { tool: 'find_on_page' },
  list_options: 'all options of a list',
  call_tool: { tool: 'call_tool' },
}
