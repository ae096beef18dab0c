import { TagsInput } from '@mantine/core'

/** A list of paths; a missing slash is put in front. */
export function PathsInput(props: {
  label: string
  description?: string
  placeholder?: string
  value: string[] | undefined
  onChange: (paths: string[] | undefined) => void
  error?: string | undefined
  disabled?: boolean
}) {
  const { value = [], onChange, placeholder = '/blog/*', ...rest } = props
  return (
    <TagsInput
      {...rest}
      value={value}
      onChange={(paths) =>
        onChange(
          paths.length === 0 ? undefined : paths.map((path) => (path.startsWith('/') ? path : `/${path}`)),
        )
      }
      placeholder={value.length === 0 ? placeholder : ''}
      maxTags={50}
      acceptValueOnBlur
      splitChars={[',', ' ']}
      clearable
    />
  )
}
