import type { Role } from '#protocol'
import { Select } from '@mantine/core'

/** What each role may do, in words. */
export const roleTexts: Record<Role, { label: string; about: string }> = {
  viewer: { label: 'Viewer', about: 'Looks at everything, changes nothing.' },
  editor: { label: 'Editor', about: 'Changes sites, publishes, erases single conversations.' },
  owner: { label: 'Owner', about: 'Everything, members and data included.' },
}

const choices = Object.entries(roleTexts).map(([value, { label }]) => ({ value, label }))

export function RoleSelect(props: {
  label: string
  hideLabel?: boolean
  value: Role
  onChange: (role: Role) => void
  disabled?: boolean
}) {
  const { label, hideLabel = false, value, onChange, disabled = false } = props
  return (
    <Select
      {...(hideLabel
        ? { 'aria-label': label, w: 120, size: 'xs' }
        : { label, description: roleTexts[value].about })}
      data={choices}
      value={value}
      disabled={disabled}
      onChange={(role) => role && onChange(role as Role)}
    />
  )
}
