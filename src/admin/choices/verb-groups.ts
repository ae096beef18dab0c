import type { ActionName } from '#protocol'

/** What an owner switches on or off: a kind of help, not a verb of the protocol. */
export const verbGroups = {
  look: { label: 'Read, scroll and point', about: 'Finds things on the page and shows where they are.' },
  press: { label: 'Press buttons and links', about: 'Clicks, keys, menus, dragging.' },
  fill: { label: 'Fill in forms', about: 'Types, chooses, ticks. Sending is a switch of its own.' },
  send: { label: 'Send forms', about: 'Asks the visitor first, except for a search.' },
  walk: { label: 'Go from page to page', about: 'On your own hosts only.' },
  tools: { label: 'Use tools of your page', about: 'What your page offers by Pagehand.registerTool.' },
} as const

export type VerbGroup = keyof typeof verbGroups

export const groupOfVerb: Record<ActionName, VerbGroup> = {
  click: 'press',
  double_click: 'press',
  hover: 'press',
  focus: 'press',
  press_key: 'press',
  drag: 'press',
  type: 'fill',
  append: 'fill',
  clear: 'fill',
  select: 'fill',
  check: 'fill',
  uncheck: 'fill',
  set_value: 'fill',
  submit: 'send',
  navigate: 'walk',
  back: 'walk',
  reload: 'walk',
  call_tool: 'tools',
  scroll_to: 'look',
  scroll: 'look',
  wait: 'look',
  wait_for: 'look',
  select_text: 'look',
  highlight: 'look',
  read: 'look',
  find: 'look',
  list_options: 'look',
}
