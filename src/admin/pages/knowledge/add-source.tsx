import { Button, FileButton, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useToast } from '../../parts/toast.tsx'
import { useAddFile, useAddSource } from '../../resources/use-knowledge.ts'

const kinds = [
  { value: 'site', label: 'Website' },
  { value: 'file', label: 'File' },
  { value: 'text', label: 'Text' },
] as const
type Kind = (typeof kinds)[number]['value']

const forms = { site: AddWebsite, file: AddFile, text: AddText }

/** Brings something new to learn from: a website, a file or a pasted text. */
export function AddSource({ siteId, hosts }: { siteId: string; hosts: readonly string[] }) {
  const [kind, setKind] = useState<Kind>('site')
  const Form = forms[kind]
  return (
    <Stack gap="xs" align="stretch">
      <SegmentedControl
        aria-label="What to learn from"
        data={[...kinds]}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        style={{ alignSelf: 'flex-start' }}
      />
      <Form siteId={siteId} hosts={hosts} />
    </Stack>
  )
}

function AddWebsite({ siteId, hosts }: { siteId: string; hosts: readonly string[] }) {
  const host = hosts.find((each) => !each.startsWith('*.'))?.replace(/:\*$/, '') ?? ''
  const [url, setUrl] = useState(host === '' ? '' : startOf(host))
  const [problem, setProblem] = useState<string>()
  const add = useAddSource()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(
          { params: { id: siteId }, body: { url: url.trim() } },
          { onError: ({ message }) => setProblem(message) },
        )
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          flex={1}
          miw={180}
          label="Learn a website"
          description="Its start page, on one of this site's hosts"
          type="url"
          autoCapitalize="none"
          spellCheck={false}
          value={url}
          error={problem}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" variant="default" loading={add.isPending} disabled={!/^https?:\/\/./.test(url)}>
          Learn
        </Button>
      </Group>
    </form>
  )
}

const maxBytes = 10_000_000

function AddFile({ siteId }: { siteId: string }) {
  const [problem, setProblem] = useState<string>()
  const add = useAddFile()
  const toast = useToast()
  const take = async (file: File | null) => {
    setProblem(undefined)
    if (!file) return
    if (file.size === 0) return setProblem(`${file.name} is empty.`)
    if (file.size > maxBytes) return setProblem(`${file.name} is larger than 10 MB.`)
    const content = await base64Of(file)
    add.mutate(
      { params: { id: siteId }, body: { name: file.name, content } },
      {
        onSuccess: ({ name, pages }) => toast.done(`${name} is learned: ${pages.passages} passages.`),
        onError: ({ message }) => setProblem(message),
      },
    )
  }
  return (
    <Stack gap={4} align="flex-start">
      <FileButton
        accept=".pdf,.html,.htm,.md,.markdown,.txt,.csv"
        onChange={(file) => void take(file)}
        key={add.submittedAt}
      >
        {(button) => (
          <Button {...button} variant="default" loading={add.isPending}>
            Choose a file
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed">
        PDF, HTML, Markdown, text, or a CSV of questions and answers; at most 10 MB.
      </Text>
      <Text size="sm" c="red" role="alert">
        {problem}
      </Text>
    </Stack>
  )
}

function AddText({ siteId }: { siteId: string }) {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const add = useAddSource()
  const toast = useToast()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const body = { text, format: 'markdown' as const, ...(name.trim() && { name: name.trim() }) }
        add.mutate(
          { params: { id: siteId }, body },
          {
            onSuccess: () => {
              toast.done('It is learned.')
              setName('')
              setText('')
            },
            onError: toast.failed,
          },
        )
      }}
    >
      <Stack gap="xs" align="flex-start">
        <TextInput
          w="100%"
          label="Name"
          placeholder="Terms of delivery"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          w="100%"
          label="Text"
          description="Lines that begin with # are headings"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={200_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={add.isPending} disabled={text.trim() === ''}>
          Learn this text
        </Button>
      </Stack>
    </form>
  )
}

async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}

/** A site on one's own machine speaks no HTTPS. */
function startOf(host: string): string {
  const isNear = /^(?:localhost|127\.|\[::1\])/.test(host)
  return `${isNear ? 'http' : 'https'}://${host}/`
}
