import '@mantine/charts/styles.css'
import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A chart with its name and what it counts; without anything to draw it says so. */
export function ChartCard(props: { title: string; about: string; empty?: boolean; children: ReactNode }) {
  return (
    <Card>
      <Stack gap="sm" h="100%">
        <div>
          <Title order={2}>{props.title}</Title>
          <Text size="xs" c="dimmed">
            {props.about}
          </Text>
        </div>
        {props.empty ? (
          <Text size="sm" c="dimmed" ta="center" my="auto" py="xl">
            Nothing in this time span yet.
          </Text>
        ) : (
          props.children
        )}
      </Stack>
    </Card>
  )
}
