/** @jsxImportSource preact */

const paths = {
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 10l6 6 6-6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  send: 'M12 19V6M6 11.5 12 5.5l6 6',
  stop: 'M8 8h8v8H8Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h10v10H9ZM5 15V5h10',
  thumbUp: 'M7 20V11l4-7a2 2 0 0 1 2 2.4L12.5 10H18a2 2 0 0 1 2 2.3l-1 6A2 2 0 0 1 17 20ZM7 11H4v9h3',
  thumbDown: 'M17 4v9l-4 7a2 2 0 0 1-2-2.4l.5-3.6H6a2 2 0 0 1-2-2.3l1-6A2 2 0 0 1 7 4ZM17 13h3V4h-3',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5',
  download: 'M12 4v11M7 10.5 12 15.5l5-5M5 19.5h14',
  eye: 'M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6ZM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  back: 'M14 6l-6 6 6 6',
  warn: 'M12 8.5v4.5M12 16.4v.1M10.6 4.8 3.4 17.4A1.6 1.6 0 0 0 4.8 20h14.4a1.6 1.6 0 0 0 1.4-2.6L13.4 4.8a1.6 1.6 0 0 0-2.8 0Z',
  undo: 'M8.5 5 4.5 9l4 4M5 9h9a5.5 5.5 0 0 1 0 11h-3',
  mail: 'M4 6.5h16v11H4ZM4.5 7l7.5 6 7.5-6',
  sparkle: 'M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8ZM18.5 15.5v4M16.5 17.5h4',
  cursor: 'M6 4.5l12.5 6.6-5.6 1.6-2.4 5.4Z',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return <Drawing name={name} path={paths[name]} />
}

/** A line drawing in the colour of the text around it. */
export function Drawing({ name, path }: { name: string; path: string }) {
  return (
    <svg class="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
