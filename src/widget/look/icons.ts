/** The launcher's drawings: strokes on a 24-px grid. */
export const launcherIcons = {
  chat: 'M4 5h16v12h-8l-4 4v-4H4Z',
  sparkle: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2Z',
  question: 'M9 9a3 3 0 1 1 4 3q-1 .5-1 2m0 4v0',
  lightning: 'M13 3 5 14h6l-1 7 9-11h-6Z',
  cursor: 'M5 4l14 7-6 2-3 6Z',
  headset: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h4v5H4Zm12 0h4v5h-4Z',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4-2 5 5',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 14q4 4 8 0M9 9v0m6 0v0',
}
