import type { FileBlocks } from './read-file.ts'

const maxPages = 500
const wanted = 'pdfjs-dist@5.6.205'

/** Reading PDF needs a package that is not installed by itself. */
export class MissingReader extends Error {
  override readonly name = 'MissingReader'
}

/** A run of letters on a page: what it says, where it stands and how large it is. */
interface Piece {
  readonly text: string
  readonly y: number
  readonly height: number
}

/** Reads a PDF page by page: larger lines are headings, lines that stand close together are one paragraph. */
export async function readPdf(bytes: Uint8Array): Promise<FileBlocks[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs').catch((cause: unknown) => {
    throw new MissingReader(`PDF files are read once this is installed: npm install ${wanted}`, { cause })
  })
  const task = getDocument({
    // The reader keeps what it is given.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const document = await task.promise
    const pages: FileBlocks[] = []
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const lines = linesOf(items.flatMap((item) => ('str' in item ? [item] : [])))
      pages.push({ place: `#page=${number}`, blocks: blocksOf(lines) })
      page.cleanup()
    }
    return pages
  } finally {
    await task.destroy()
  }
}

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly height: number
}

function linesOf(items: readonly TextItem[]): Piece[] {
  const lines: { text: string; y: number; height: number }[] = []
  for (const { str, transform, height } of items) {
    const y = transform[5] ?? 0
    const line = lines.at(-1)
    if (line && Math.abs(line.y - y) < Math.max(1, line.height / 2)) {
      line.text += str
      line.height = Math.max(line.height, height)
    } else lines.push({ text: str, y, height })
  }
  return lines.flatMap((line) => {
    const text = line.text.replace(/\s+/g, ' ').trim()
    return text === '' ? [] : [{ ...line, text }]
  })
}

/** So much larger than the page's usual letters is a heading; so much more space between lines parts paragraphs. */
const headingSize = 1.15
const paragraphSpace = 1.7

function blocksOf(lines: readonly Piece[]): FileBlocks['blocks'] {
  const heights = lines.flatMap(({ text, height }) => [...text].map(() => height)).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const blocks: { kind: 'heading' | 'line'; text: string; y: number; height: number }[] = []
  for (const { text, y, height } of lines) {
    const kind = height > usual * headingSize ? 'heading' : 'line'
    const last = blocks.at(-1)
    const space = last ? last.y - y : 0
    const goesOn =
      last?.kind === kind && last.height === height && space > 0 && space < height * paragraphSpace
    if (last && goesOn) Object.assign(last, { text: joined(last.text, text), y })
    else blocks.push({ kind, text, y, height })
  }
  return blocks.map(({ kind, text }) => (kind === 'heading' ? { kind, level: 2, text } : { kind, text }))
}

/** A word that was parted at the end of a line is one word again. */
function joined(before: string, after: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)
    ? before.slice(0, -1) + after
    : `${before} ${after}`
}
