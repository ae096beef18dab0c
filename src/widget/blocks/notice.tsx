/** @jsxImportSource preact */
import { Icon, type IconName } from '../ui/icon.tsx'
import { BlockIcon } from './block-icon.tsx'
import type { BlockProps } from './block-props.ts'

const icons: Record<string, IconName | undefined> = { success: 'check', warning: 'warn', error: 'warn' }

/** Something to know. */
export function Notice({ data }: BlockProps<'notice'>) {
  const icon = icons[data.level]
  return (
    <p class="notice" data-level={data.level}>
      {icon ? <Icon name={icon} /> : <BlockIcon name="info" />}
      <span>{data.text}</span>
    </p>
  )
}
