import { Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { useIdentity } from '../../identity/identity-context.ts'
import { Icon } from '../../parts/icon.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useMe } from '../../resources/use-me.ts'
import { PasswordForm } from './password-form.tsx'

/** Who I am here; my password; the way out. */
export function AccountCard() {
  const { identity, config } = useIdentity()
  const query = useMe()
  const toast = useToast()
  return (
    <Card>
      <Loaded query={query}>
        {({ account, canChangePassword }) => (
          <Stack>
            <Group justify="space-between">
              <div>
                <Title order={2}>Your account</Title>
                <Text size="sm" c="dimmed" mt={4} className="wrap-anywhere">
                  {[...new Set([account.name, account.email])].filter(Boolean).join(' · ') || account.subject}
                </Text>
              </div>
              <Button
                variant="default"
                leftSection={<Icon name="exit" size={16} />}
                onClick={() => void identity.signOut().catch(toast.failed)}
              >
                Sign out
              </Button>
            </Group>
            <Divider color="var(--dashboard-line)" />
            {canChangePassword ? (
              <PasswordForm />
            ) : (
              <Text size="sm" c="dimmed">
                Name and password are kept by {new URL(config.issuer).host}.
              </Text>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}
