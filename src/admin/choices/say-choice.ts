/** `bottom-right` as "Bottom right", for a list of choices. */
export function choicesOf(values: readonly string[]): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: sayChoice(value) }))
}

const special: Record<string, string> = {
  sm: 'Small',
  md: 'Medium',
  lg: 'Large',
  xl: 'Very large',
  ltr: 'Left to right',
  rtl: 'Right to left',
  auto: 'Automatic',
}

/** A value of a list in words. */
export function sayChoice(value: string): string {
  const words = value.replace(/[-_]/g, ' ')
  return special[value] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
