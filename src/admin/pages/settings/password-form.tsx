import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useToast } from '../../parts/toast.tsx'
import { useChangePassword } from '../../resources/use-account.ts'
import { Problem } from '../../api/problem.ts'

const shortest = 10

/** Changes my password. */
export function PasswordForm() {
  const change = useChangePassword()
  const toast = useToast()
  const form = useForm({
    initialValues: { current: '', next: '', again: '' },
    validate: {
      current: (current) => (current ? null : 'Write your current password.'),
      next: (next) => (next.length >= shortest ? null : `At least ${shortest} characters.`),
      again: (again, { next }) => (again === next ? null : 'The two do not match.'),
    },
  })
  return (
    <form
      onSubmit={form.onSubmit(({ current, next }) =>
        change.mutate(
          { body: { current, next } },
          {
            onSuccess: () => {
              form.reset()
              toast.done('Your password is changed.')
            },
            onError: (error) =>
              form.setFieldError(
                error instanceof Problem && error.issues.some(({ path }) => path === 'body/next')
                  ? 'next'
                  : 'current',
                error.message,
              ),
          },
        ),
      )}
    >
      <Stack maw={360}>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label="New password"
          description={`At least ${shortest} characters.`}
          autoComplete="new-password"
          {...form.getInputProps('next')}
        />
        <PasswordInput
          label="New password again"
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
        <Group>
          <Button type="submit" variant="default" loading={change.isPending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
