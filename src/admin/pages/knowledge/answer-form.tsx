import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '../../parts/toast.tsx'
import { useAddAnswer, useChangeAnswer } from '../../resources/use-knowledge.ts'
import type { AnswerDraft } from './answers-card.tsx'

/** Writes an answer, or changes one. */
export function AnswerForm(props: { siteId: string; draft: AnswerDraft | undefined; onDone: () => void }) {
  const { siteId, draft, onDone } = props
  const [questions, setQuestions] = useState(draft?.questions ?? '')
  const [text, setText] = useState(draft?.text ?? '')
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
    const body = { questions: lines, text: text.trim() }
    const after = {
      onSuccess: () => {
        toast.done('It counts from the next message on.')
        setQuestions('')
        setText('')
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
