import { languages } from '#protocol'
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { languageName } from '../../parts/language-name.ts'
import { useToast } from '../../parts/toast.tsx'
import { useAddAnswer, useChangeAnswer } from '../../resources/use-knowledge.ts'
import type { AnswerDraft } from './answers-card.tsx'

/** Writes an answer, or changes one. */
export function AnswerForm(props: { siteId: string; draft: AnswerDraft | undefined; onDone: () => void }) {
  const { siteId, draft, onDone } = props
  const [questions, setQuestions] = useState(draft?.questions ?? '')
  const [text, setText] = useState(draft?.text ?? '')
  const [language, setLanguage] = useState(draft?.language ?? '')
  const [url, setUrl] = useState(draft?.url ?? '')
  const add = useAddAnswer()
  const change = useChangeAnswer()
  const toast = useToast()
  const answer = useRef<HTMLTextAreaElement>(null)
  // Whoever chose a question elsewhere on the page writes on here.
  useEffect(() => {
    if (draft) answer.current?.focus()
  }, [draft])
  const submit = () => {
    const lines = questions
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const body = {
      questions: lines,
      text: text.trim(),
      ...(language && { language }),
      ...(url.trim() && { url: url.trim() }),
    }
    const after = {
      onSuccess: () => {
        toast.done('It counts from the next message on.')
        setQuestions('')
        setText('')
        setLanguage('')
        setUrl('')
        onDone()
      },
      onError: toast.failed,
    }
    if (draft?.id === undefined) add.mutate({ params: { id: siteId }, body }, after)
    else change.mutate({ params: { id: siteId, answerId: draft.id }, body }, after)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="xs">
        <Textarea
          label="Question"
          description="Each line is another way to ask it"
          autosize
          minRows={1}
          maxRows={8}
          value={questions}
          onChange={(event) => setQuestions(event.currentTarget.value)}
        />
        <Textarea
          ref={answer}
          label="Answer"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs" align="flex-start">
          <Select
            label="Language"
            data={[{ value: '', label: 'As it is written' }, ...languageChoices(language)]}
            value={language}
            allowDeselect={false}
            onChange={(value) => setLanguage(value ?? '')}
          />
          <TextInput
            flex={1}
            miw={200}
            label="Page to read more"
            placeholder="https://example.org/delivery"
            maxLength={2_000}
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
        </Group>
        <Group gap="xs">
          <Button
            type="submit"
            loading={add.isPending || change.isPending}
            disabled={questions.trim() === '' || text.trim() === ''}
          >
            {draft?.id === undefined ? 'Add this answer' : 'Save this answer'}
          </Button>
          {draft && (
            <Button variant="subtle" onClick={onDone}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

/** The widget's languages, and whichever else an imported answer is in. */
function languageChoices(kept: string) {
  const codes = new Set<string>([...languages, ...(kept ? [kept] : [])])
  return [...codes].map((code) => ({ value: code, label: languageName(code) }))
}
