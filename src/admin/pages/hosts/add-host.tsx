import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAddHost } from '../../resources/use-hosts.ts'
import { hostOf } from '../wizard/host-of.ts'

/** Lets another host in. */
export function AddHost({ siteId }: { siteId: string }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = useAddHost()
  const submit = () => {
    const host = hostOf(text)
    if (!host) return setProblem('Write the host as in example.org.')
    add.mutate(
      { params: { id: siteId }, body: { host } },
      { onSuccess: () => setText(''), onError: ({ message }) => setProblem(message) },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          flex={1}
          miw={180}
          label="Add a host"
          description="example.org, example.org:8080, or *.example.org for subdomains"
          placeholder="shop.example.org"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" variant="default" loading={add.isPending} disabled={text.trim() === ''}>
          Add
        </Button>
      </Group>
    </form>
  )
}
