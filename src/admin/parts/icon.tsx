/** Drawn on a 24 px grid with one stroke; the name says what it stands for here. */
const drawings = {
  overview: 'M4 13h6V4H4zM14 20h6v-9h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
  conversations: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.5h5',
  appearance:
    'M12 3a9 9 0 1 0 0 18c1.6 0 2-1 1.6-2.2-.5-1.5.3-2.8 2-2.8H18a3 3 0 0 0 3-3c0-5.5-4-10-9-10zM7.5 11h.01M10 7h.01M14.5 7h.01M17 10.5h.01',
  assistant:
    'M12 3l1.9 5.1L19 10l-5.1 1.9L12 17l-1.9-5.1L5 10l5.1-1.9zM18.5 16l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8z',
  knowledge: 'M5 4.5h9.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9.5M9 8.5h5',
  policy: 'M12 3l7 2.5v6c0 4.5-3 7.8-7 9.5-4-1.7-7-5-7-9.5v-6zM9 12l2.2 2.2L15.2 10',
  hosts:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c2.5 2.6 3.6 5.6 3.6 9s-1.1 6.4-3.6 9c-2.5-2.6-3.6-5.6-3.6-9s1.1-6.4 3.6-9z',
  members:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.4 3.5 5.2',
  audit: 'M6 3h9l4 4v14H6zM14.5 3v4.5H19M9.5 12h6M9.5 16h6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  sites: 'M4 5h16v14H4zM4 9h16M7 7h.01M9.5 7h.01',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  chevron: 'M9 6l6 6-6 6',
  selector: 'M8 9.5L12 5.5l4 4M8 14.5l4 4 4-4',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.8 15.8L20 20',
  download: 'M12 4v11M7.5 11L12 15.5 16.5 11M5 20h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  external: 'M13 5h6v6M19 5l-9 9M16 14v5H5V8h5',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  desktop: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  key: 'M14.5 4.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 13l-7 7M6 18l2 2M8.5 15.5l2 2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  exit: 'M10 4H5v16h5M14.5 8l4 4-4 4M18 12H9.5',
  act: 'M6 3.5v14l4-3.7 2.8 5.9 2.8-1.3-2.8-5.7 5.4-.6z',
  ask: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5c.2-1.6 1.3-2.4 2.7-2.4 1.5 0 2.6 1 2.6 2.3 0 1.9-2.7 2.1-2.7 4.1M12.1 16.7v.1',
  stop: 'M7 7h10v10H7z',
  up: 'M7 11v9H4v-9zM7 11l4-7c1.5 0 2.2 1.2 2 2.5L12.5 9H19l-1.5 9.5c-.1.9-.8 1.5-1.7 1.5H7',
  down: 'M7 13V4H4v9zM7 13l4 7c1.5 0 2.2-1.2 2-2.5L12.5 15H19l-1.5-9.5C17.4 4.6 16.7 4 15.8 4H7',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2',
} as const

export type IconName = keyof typeof drawings

/** A small picture beside a word; the word names it, so it is silent. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
