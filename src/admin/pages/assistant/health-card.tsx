import type { AssistantSettings, TokenPrices } from '#protocol'
import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { Badge, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core'
import { costOf, sayCost } from '../../parts/cost-of.ts'
import { Moment } from '../../parts/moment.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useTestAssistant } from '../../resources/use-assistant.ts'
import { useCurrentSite } from '../../shell/site-context.ts'
import { sayDay } from '../overview/say-day.ts'
import { TestResult } from './test-result.tsx'

const whole = new Intl.NumberFormat()

/** How the model that visitors get fares, and what it uses a day. */
export function HealthCard({ settings: { test, health, prices } }: { settings: AssistantSettings }) {
  const { site, may } = useCurrentSite()
  const tryAgain = useTestAssistant()
  const toast = useToast()
  const data = health.tokens.map(({ day, inputTokens, cachedTokens, outputTokens }) => ({
    day: sayDay(day),
    In: inputTokens - cachedTokens,
    Cached: cachedTokens,
    Out: outputTokens,
  }))
  const total = health.tokens.reduce(
    (sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens,
    0,
  )
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Title order={2}>Health</Title>
          {may('editor') && (
            <Button
              size="xs"
              variant="default"
              loading={tryAgain.isPending}
              onClick={() => tryAgain.mutate({ params: { id: site.id } }, { onError: toast.failed })}
            >
              Test now
            </Button>
          )}
        </Group>
        <Stack gap={6}>
          {test ? (
            <TestResult test={test} />
          ) : (
            <Badge color="gray" variant="light">
              Not tested
            </Badge>
          )}
          <Text size="sm" c="dimmed">
            {health.lastAnswerAt === null ? (
              'It has not answered a visitor yet.'
            ) : (
              <>
                Last answer to a visitor: <Moment at={health.lastAnswerAt} />
              </>
            )}
          </Text>
          {health.lastFault !== null && health.lastFaultAt !== null && (
            <Text size="sm" c="dimmed" className="wrap-anywhere">
              Last fault: {health.lastFault}, <Moment at={health.lastFaultAt} />
            </Text>
          )}
        </Stack>
        {data.length > 0 && (
          <div>
            <Text size="sm" mb="xs">
              <b>{whole.format(total)}</b> tokens in the last 30 days
              {prices && <CostLine tokens={health.tokens} prices={prices} />}
            </Text>
            <BarChart
              h={180}
              data={data}
              dataKey="day"
              type="stacked"
              withLegend
              tickLine="none"
              gridAxis="x"
              barProps={{ maxBarSize: 22 }}
              valueFormatter={(value) => whole.format(value)}
              series={[
                { name: 'In', color: 'ink.6' },
                { name: 'Cached', color: 'gray.4' },
                { name: 'Out', color: 'ink.3' },
              ]}
              yAxisProps={{ width: 64 }}
            />
            {prices && <CostTable tokens={health.tokens} prices={prices} />}
          </div>
        )}
      </Stack>
    </Card>
  )
}

interface Costs {
  tokens: AssistantSettings['health']['tokens']
  prices: TokenPrices
}

function CostLine({ tokens, prices }: Costs) {
  const sum = tokens.reduce((so, day) => so + costOf(day, prices), 0)
  return <>, {sayCost(sum, prices.currency)} at your prices</>
}

const daysListed = 7

/** What each of the last days cost. */
function CostTable({ tokens, prices }: Costs) {
  return (
    <Table mt="sm" maw={360} aria-label="Cost a day">
      <Table.Tbody>
        {tokens.slice(-daysListed).map((used) => (
          <Table.Tr key={used.day}>
            <Table.Td>{sayDay(used.day)}</Table.Td>
            <Table.Td ta="right">{sayCost(costOf(used, prices), prices.currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
