import { actionNamed, type ActionName } from '#protocol'

const labels: Record<ActionName, string> = {
  click: 'Click',
  double_click: 'Double click',
  hover: 'Hover',
  focus: 'Focus',
  type: 'Type',
  append: 'Append',
  clear: 'Clear',
  select: 'Select',
  check: 'Check',
  uncheck: 'Uncheck',
  set_value: 'Set value',
  press_key: 'Press key',
  submit: 'Submit',
  scroll_to: 'Scroll to',
  scroll: 'Scroll',
  navigate: 'Navigate',
  back: 'Back',
  reload: 'Reload',
  wait: 'Wait',
  wait_for: 'Wait for',
  drag: 'Drag',
  select_text: 'Select text',
  highlight: 'Highlight',
  read: 'Read',
  find: 'Find',
  list_options: 'List options',
  call_tool: 'Call tool',
}

/** A verb as the owner reads it. Timelines may hold words of another version: those stay as they are. */
export function sayVerb(action: string): string {
  const name = actionNamed(action)
  return name ? labels[name] : action
}
