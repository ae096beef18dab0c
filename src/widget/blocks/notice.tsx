/** @jsxImportSource preact */
import { Icon, type IconName } from '../panel/icon.tsx'
import type { BlockProps } from './block-props.ts'

const icons: Record<string, IconName> = { success: 'check', warning: 'warn', error: 'warn' }

/** Something to know. */
export function Notice({ data }: BlockProps<'notice'>) {
  return (
    <p class="notice" data-level={data.level}>
      <Icon name={icons[data.level] ?? 'info'} />
      <span>{data.text}</span>
    </p>
  )
}
