/** @jsxImportSource preact */
import { Drawing } from '../ui/icon.tsx'

const paths = {
  info: 'M12 11v5.2M12 7.9v.1M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z',
  away: 'M9 6h9v9M18 6 7 17',
  phone:
    'M6.5 4.5h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.6 1.5A15 15 0 0 1 5 6.1 1.5 1.5 0 0 1 6.5 4.5Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
} as const

/** What only blocks draw: it comes with them. */
export function BlockIcon({ name }: { name: keyof typeof paths }) {
  return <Drawing name={name} path={paths[name]} />
}
