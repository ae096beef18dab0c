import { Button, Code, CopyButton, Group } from '@mantine/core'
import { Icon } from './icon.tsx'

/** A line to be taken elsewhere, with one button that copies it. */
export function CopyLine({ text, label }: { text: string; label: string }) {
  return (
    <Group gap="sm" align="center">
      <Code
        block
        flex="1 1 260px"
        miw={0}
        className="wrap-anywhere"
        tabIndex={0}
        aria-label={label}
        fz="sm"
        style={{ whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            variant={copied ? 'light' : 'default'}
            color={copied ? 'teal' : undefined}
            onClick={copy}
            leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
            miw={104}
            aria-live="polite"
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
