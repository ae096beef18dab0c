/** A line of a page: what it says, and how large. */
export type PdfLine = readonly [text: string, size: number]

/** A small PDF with plain pages, one line below the other. Letters of Western Europe only. */
export function writePdf(pages: readonly (readonly PdfLine[])[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => {
      const content = drawn(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(text, 'latin1')
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = Buffer.byteLength(text, 'latin1')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

function drawn(lines: readonly PdfLine[]): string {
  let y = 800
  const shown = lines.map(([text, size]) => {
    y -= size * 1.3
    const escaped = text.replace(/[\\()]/g, '\\$&')
    return `BT /F1 ${size} Tf 50 ${y.toFixed(1)} Td (${escaped}) Tj ET`
  })
  return shown.join('\n')
}
