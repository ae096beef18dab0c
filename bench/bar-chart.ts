/** One bar; ours stands out. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly ours: boolean
}

const width = 640
const labelWidth = 250
const rowHeight = 26
const top = 40
/** Room for the figure behind the longest bar. */
const tail = 64

/** Horizontal bars as an SVG that is readable on light and dark ground. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value), Number.EPSILON)
  const room = width - labelWidth - tail
  const rows = bars.map(({ label, value, ours }, index) => {
    const y = top + index * rowHeight
    const length = Math.max(1, (value / most) * room)
    return [
      `<text x="${labelWidth - 10}" y="${y + 13}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="${ours ? 'ours' : 'other'}" x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="18" rx="3"/>`,
      `<text x="${(labelWidth + length + 8).toFixed(1)}" y="${y + 13}">${value}</text>`,
    ].join('')
  })
  const height = top + bars.length * rowHeight + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px system-ui,sans-serif;fill:#1f2328}.title{font-weight:600}.ours{fill:#3457d5}.other{fill:#b9bfca}@media(prefers-color-scheme:dark){text{fill:#e6e8ec}.ours{fill:#6785ea}.other{fill:#616977}}</style>
<text class="title" x="0" y="18">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
