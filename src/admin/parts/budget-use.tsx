import type { AssistantSettings } from '#protocol'
import { Progress, Text } from '@mantine/core'
import { costOf, sayCost } from './cost-of.ts'

const whole = new Intl.NumberFormat()
const warnsFrom = 0.8

/** How much of today's tokens is spent, from 0 to 1; undefined without a budget. */
export function budgetUsed({ budget, health, prices }: Spent) {
  if (!budget) return undefined
  const today = new Date().toISOString().slice(0, 10)
  const used = health.tokens.find(({ day }) => day === today) ?? noTokens
  const tokens = used.inputTokens + used.outputTokens
  const share = tokens / budget.tokensPerDay
  const cost = prices && sayCost(costOf(used, prices), prices.currency)
  return { tokens, of: budget.tokensPerDay, share, isShort: share >= warnsFrom, cost }
}

type Spent = Pick<AssistantSettings, 'budget' | 'health' | 'prices'>

const noTokens = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 }

/** What is spent of today's budget. */
export function BudgetUse({ settings }: { settings: Spent }) {
  const used = budgetUsed(settings)
  if (!used) return null
  const percent = Math.round(used.share * 100)
  return (
    <div>
      <Text size="sm">
        {whole.format(used.tokens)} of {whole.format(used.of)} tokens spent today, {percent} %
        {used.cost && `, ${used.cost}`}
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
