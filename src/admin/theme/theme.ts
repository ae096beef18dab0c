import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const ink: MantineColorsTuple = [
  '#eef2fe',
  '#dbe3fb',
  '#b4c4f5',
  '#8aa2ef',
  '#6785ea',
  '#4d6fe3',
  '#3457d5',
  '#2a48b6',
  '#233c96',
  '#1b2f75',
]

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The desk's look: quiet, dense enough to work in, the same hand as the widget. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 6, dark: 5 },
  colors: { ink },
  autoContrast: true,
  black: '#1a1d24',
  fontFamily: system,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontFamily: system,
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.5rem' }, h2: { fontSize: '1.0625rem' } },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    Tooltip: {
      defaultProps: { withArrow: true, openDelay: 250, events: { hover: true, focus: true, touch: true } },
    },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
    Select: { defaultProps: { allowDeselect: false, comboboxProps: { shadow: 'md' } } },
  },
})

/** Quieter greys than the library's, readable on our grounds (4.5 : 1 and more). */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#5d6675', '--mantine-color-default-border': '#d9dde4' },
  dark: {
    '--mantine-color-body': '#1b1e24',
    '--mantine-color-default': '#1f232a',
    '--mantine-color-default-hover': '#262b34',
    '--mantine-color-default-border': '#363c47',
    '--mantine-color-dimmed': '#9aa3b2',
  },
})
