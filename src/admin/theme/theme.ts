import { createTheme, DEFAULT_THEME, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const ink: MantineColorsTuple = [
  '#eef2fe',
  '#dbe3fb',
  '#b4c4f5',
  '#8aa2ef',
  '#6785ea',
  '#4868da',
  '#3457d5',
  '#2a48b6',
  '#233c96',
  '#1b2f75',
]

/** The library's dark greys, tinted as the widget's are: from text down to the deepest ground. */
const dark: MantineColorsTuple = [
  '#d5d9e1',
  '#b9bfca',
  '#8d95a3',
  '#616977',
  '#3c424d',
  '#2c313a',
  '#20242b',
  '#1b1e24',
  '#16181d',
  '#111317',
]

/** The library's own last shade is too pale to be read on its light ground. */
function deepened(name: 'teal' | 'orange', last: string): MantineColorsTuple {
  return DEFAULT_THEME.colors[name].with(9, last) as unknown as MantineColorsTuple
}

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The dashboard's look: quiet, dense enough to work in, the same hand as the widget. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 6, dark: 5 },
  colors: { ink, dark, teal: deepened('teal', '#05624a'), orange: deepened('orange', '#9c3606') },
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
    '--mantine-color-dimmed': '#9aa3b2',
    '--mantine-color-ink-light': '#28324f',
    '--mantine-color-ink-light-hover': '#2f3b5e',
    '--mantine-color-ink-light-color': '#c3d0fa',
  },
})
