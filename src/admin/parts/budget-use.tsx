import type { AssistantSettings } from '#protocol'
import { Progress, Text } from '@mantine/core'

const whole = new Intl.NumberFormat()
const warnsFrom = 0.8

/** How much of today's tokens is spent, from 0 to 1; undefined without a budget. */
export function budgetUsed({ budget, health }: Pick<AssistantSettings, 'budget' | 'health'>) {
  if (!budget) return undefined
  const today = new Date().toISOString().slice(0, 10)
  const { inputTokens = 0, outputTokens = 0 } = health.tokens.find(({ day }) => day === today) ?? {}
  const tokens = inputTokens + outputTokens
  const share = tokens / budget.tokensPerDay
  return { tokens, of: budget.tokensPerDay, share, isShort: share >= warnsFrom }
}

/** What is spent of today's budget. */
export function BudgetUse({ settings }: { settings: Pick<AssistantSettings, 'budget' | 'health'> }) {
  const used = budgetUsed(settings)
  if (!used) return null
  const percent = Math.round(used.share * 100)
  return (
    <div>
      <Text size="sm">
        {whole.format(used.tokens)} of {whole.format(used.of)} tokens spent today, {percent} %
      </Text>
      <Progress
        mt={6}
        value={Math.min(100, percent)}
        color={used.isShort ? 'orange' : 'ink'}
        aria-label="Tokens spent today"
      />
    </div>
  )
}
