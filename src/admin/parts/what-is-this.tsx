import { ActionIcon, Popover, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { Icon } from './icon.tsx'

/** A small question mark that says what a thing means: by mouse, keyboard and screen reader alike. */
export function WhatIsThis({ about, children }: { about: string; children: string }) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  return (
    <Popover
      returnFocus
      opened={opened}
      onChange={setOpened}
      width={260}
      position="bottom"
      withArrow
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={`What is “${about}”?`}
          aria-expanded={opened}
          aria-describedby={opened ? id : undefined}
          onClick={() => setOpened(!opened)}
        >
          <Icon name="ask" size={15} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" id={id} role="status">
          {children}
        </Text>
      </Popover.Dropdown>
    </Popover>
  )
}
