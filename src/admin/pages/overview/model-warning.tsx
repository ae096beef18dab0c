import type { AssistantHealth } from '#protocol'
import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import { Moment } from '../../parts/moment.tsx'
import { BudgetUse, budgetUsed } from '../../parts/budget-use.tsx'
import { useAssistant } from '../../resources/use-assistant.ts'
import { useCurrentSite } from '../../shell/site-context.ts'

const askAgainMs = 20_000
/** A fault that later answers followed is no news for longer than this. */
const freshMs = 15 * 60_000

/** That the model fails, and why, or that the budget is nearly spent: visitors only read that something is wrong. */
export function ModelWarning() {
  const { site } = useCurrentSite()
  const settings = useAssistant(site.id, askAgainMs).data
  if (!settings) return null
  const isShort = budgetUsed(settings)?.isShort === true
  return (
    <>
      <FaultWarning health={settings.health} />
      {isShort && (
        <Warning color="orange" title="The budget of today is nearly spent">
          <BudgetUse settings={settings} />
        </Warning>
      )}
    </>
  )
}

function FaultWarning({ health: { lastAnswerAt, lastFaultAt, lastFault } }: { health: AssistantHealth }) {
  if (lastFault === null || lastFaultAt === null) return null
  const isOver = lastAnswerAt !== null && lastAnswerAt > lastFaultAt
  if (isOver && Date.now() - lastFaultAt > freshMs) return null
  return (
    <Warning
      color={isOver ? 'orange' : 'red'}
      title={isOver ? 'The model failed and answers again' : 'The model does not answer'}
    >
      <Text size="sm" className="wrap-anywhere">
        {lastFault}, <Moment at={lastFaultAt} />
      </Text>
    </Warning>
  )
}

function Warning({ color, title, children }: { color: string; title: string; children: ReactNode }) {
  const { site } = useCurrentSite()
  return (
    <Alert color={color} icon={<Icon name="warning" />} title={title}>
      <Group justify="space-between">
        {children}
        <Button component={Link} to={`/sites/${site.id}/assistant`} size="xs" variant="default">
          See to it
        </Button>
      </Group>
    </Alert>
  )
}
