import { Button, Card, FileButton, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useDownload } from '../../api/use-download.ts'
import { useConfirm } from '../../parts/confirm.tsx'
import { counted } from '../../parts/counted.ts'
import { languageName } from '../../parts/language-name.ts'
import { Loaded } from '../../parts/loaded.tsx'
import { More } from '../../parts/more.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useAnswers, useImportAnswers, useRemoveAnswer } from '../../resources/use-knowledge.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { RichText } from '../conversations/entries/rich-text.tsx'
import { AnswerForm } from './answer-form.tsx'

/** An answer as it is being written: one phrasing of the question a line. */
export interface AnswerDraft {
  readonly id?: string
  readonly questions: string
  readonly text: string
  readonly language?: string
  readonly url?: string | null
}

/** The owner's own answers: they come before what the pages say. */
export function AnswersCard(props: {
  siteId: string
  mayChange: boolean
  draft: AnswerDraft | undefined
  onDraft: (draft: AnswerDraft | undefined) => void
}) {
  const { site } = useCurrentSite()
  const host = site.hosts.find((each) => !each.includes('*')) ?? location.host
  const { siteId, mayChange, draft, onDraft } = props
  const [words, setWords] = useState('')
  const query = useAnswers(siteId, words.trim())
  const remove = useRemoveAnswer()
  const download = useDownload('exportAnswers')
  const bring = useImportAnswers()
  const confirm = useConfirm()
  const toast = useToast()
  const drop = async (answerId: string, question: string) => {
    const text = `“${question}” is then answered from your pages, or not at all.`
    if (await confirm({ title: 'Remove this answer?', text, confirm: 'Remove', danger: true }))
      remove.mutate({ params: { id: siteId, answerId } }, { onError: toast.failed })
  }
  const importFile = async (file: File | null) => {
    if (!file) return
    const csv = await file.text()
    bring.mutate(
      { params: { id: siteId }, body: { csv } },
      {
        onSuccess: ({ added, problems }) =>
          toast.done([`${counted(added, 'answer')} added.`, ...problems].join(' ')),
        onError: toast.failed,
      },
    )
  }
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>Your answers</Title>
          <Group gap="xs">
            {mayChange && (
              <FileButton accept=".csv,text/csv" onChange={(file) => void importFile(file)}>
                {(button) => (
                  <Button {...button} size="xs" variant="default" loading={bring.isPending}>
                    Import CSV
                  </Button>
                )}
              </FileButton>
            )}
            <Button
              size="xs"
              variant="default"
              onClick={() => download.mutate({ params: { id: siteId } }, { onError: toast.failed })}
            >
              Export CSV
            </Button>
          </Group>
        </Group>
        {mayChange && (
          <AnswerForm
            key={draft ? `${draft.id ?? ''} ${draft.questions} ${draft.text}` : 'new'}
            siteId={siteId}
            draft={draft}
            onDone={() => onDraft(undefined)}
          />
        )}
        {(words !== '' || query.data?.length !== 0) && (
          <TextInput
            label="Search your answers"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <Loaded query={query}>
          {(answers) => (
            <Stack component="ul" className="plain-list">
              {answers.length === 0 && (
                <Text size="sm" c="dimmed" component="li">
                  {words === ''
                    ? 'None yet. Where you have written an answer, it is given before what your pages say.'
                    : 'None has these words.'}
                </Text>
              )}
              {answers.map(({ id, questions, text, language, url }) => (
                <Stack key={id} component="li" gap={4}>
                  <Text fw={600} className="wrap-anywhere">
                    {questions.join(' / ')}
                  </Text>
                  <Text size="sm" component="div" className="wrap-anywhere">
                    <RichText text={text} host={host} />
                  </Text>
                  <Text size="xs" c="dimmed" className="wrap-anywhere">
                    {[languageName(language), url].filter(Boolean).join(' · ')}
                  </Text>
                  {mayChange && (
                    <Group gap="xs">
                      <Button
                        size="xs"
                        variant="default"
                        onClick={() => onDraft({ id, questions: questions.join('\n'), text, language, url })}
                      >
                        Edit
                      </Button>
                      <Button
                        size="xs"
                        variant="subtle"
                        color="red"
                        onClick={() => void drop(id, questions[0] ?? '')}
                      >
                        Remove
                      </Button>
                    </Group>
                  )}
                </Stack>
              ))}
              <More query={query} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}
