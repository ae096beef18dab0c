import type { Numbers as NumbersOfRange } from '#protocol'
import { Anchor, Card, Group, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'
import { WhatIsThis } from '../../parts/what-is-this.tsx'
import type { NumbersRange } from '../../resources/use-numbers.ts'

type Name = keyof NumbersOfRange['totals']

interface Shown {
  readonly label: string
  /** The filter of Conversations that lists exactly these. */
  readonly outcome?: string
  readonly means: string
}

const whole = new Intl.NumberFormat()

/** Each number counts conversations, and says what it means. */
const shown: Partial<Record<Name, Shown>> = {
  conversations: {
    label: 'Conversations',
    means:
      'Conversations that began in this time, with at least one message of the visitor. Tries of a draft do not count.',
  },
  done: {
    label: 'Done on the page',
    outcome: 'completed',
    means: 'Conversations in which the assistant did something on the page and saw that it worked.',
  },
  confirmed: {
    label: 'Confirmed',
    outcome: 'confirmed',
    means: 'Conversations in which the visitor was asked before a step, and agreed.',
  },
  sourced: {
    label: 'Answered with a source',
    outcome: 'sourced',
    means: 'Conversations in which an answer named the page or file that it came from.',
  },
  contacts: {
    label: 'Contact left',
    outcome: 'contact',
    means: 'Conversations in which the visitor left a message for a person.',
  },
  unsolved: {
    label: 'Not solved',
    outcome: 'unsolved',
    means:
      'Conversations in which at least one request ended without an answer, or failed. A question that the visitor left open does not count.',
  },
  liked: {
    label: 'Rated up',
    outcome: 'liked',
    means: 'Conversations in which the visitor rated a reply as helpful.',
  },
  disliked: {
    label: 'Rated down',
    outcome: 'disliked',
    means: 'Conversations in which the visitor rated a reply as not helpful.',
  },
}

/** The numbers of the time span. Each leads to the conversations it counts. */
export function Numbers(props: { siteId: string; totals: NumbersOfRange['totals']; range: NumbersRange }) {
  const { siteId, totals, range } = props
  const listOf = (outcome?: string) =>
    `/sites/${siteId}/conversations?${new URLSearchParams({ ...(outcome && { outcome }), ...range })}`
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, md: 4 }}>
      {Object.entries(shown).map(([name, { label, outcome, means }]) => (
        <Card key={name} padding="md">
          <Group justify="space-between" wrap="nowrap" gap={4} align="flex-start">
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <WhatIsThis about={label}>{means}</WhatIsThis>
          </Group>
          <Anchor
            component={Link}
            to={listOf(outcome)}
            fz={28}
            fw={650}
            lh={1.3}
            c="inherit"
            aria-label={`${label}: ${whole.format(totals[name as Name])}. Show them.`}
          >
            {whole.format(totals[name as Name])}
          </Anchor>
        </Card>
      ))}
    </SimpleGrid>
  )
}
