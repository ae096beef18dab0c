import {
  cutPassages,
  readAnswers,
  readMarkdown,
  readPage,
  readPlainText,
  type Block,
  type CutPassage,
  type TermMeanings,
} from '#knowledge'
import { detectLanguage } from '#languages'
import { MissingReader, readPdf } from './read-pdf.ts'

/** A part of a file, and the end of its address if it has one. */
export interface FileBlocks {
  readonly blocks: readonly Block[]
  readonly place?: string
}

export interface ReadFile {
  readonly title: string
  readonly language: string
  readonly parts: readonly FileBlocks[]
}

/** What kind of file it is, by what it holds; the name only tells texts apart. Undefined: none that can be read. */
export function sniffFile(bytes: Uint8Array, name: string): FileFormat | undefined {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  if (start.includes('%PDF-')) return 'pdf'
  const text = decoded(bytes)
  if (text === undefined) return undefined
  if (/^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|main|article|div|p|h1)\b/i.test(text))
    return 'html'
  if (/\.csv$/i.test(name) && readAnswers(text).answers.length > 0) return 'csv'
  return /\.(?:md|markdown)$/i.test(name) || /^#{1,6} \S/m.test(text) ? 'markdown' : 'text'
}

export type FileFormat = keyof typeof readers

type Reader = (bytes: Uint8Array, name: string) => Promise<ReadFile>

const readers = {
  async pdf(bytes, name) {
    const parts = await readPdf(bytes)
    const blocks = parts.flatMap((part) => part.blocks)
    const title = blocks.find(({ kind }) => kind === 'heading')?.text ?? name
    return { title, language: detectLanguage(blocks.map(({ text }) => text).join('\n')), parts }
  },
  async html(bytes, name) {
    const { title, language, blocks } = readPage(decoded(bytes) ?? '', 'https://localhost/')
    return { title: title || name, language, parts: [{ blocks }] }
  },
  async csv(bytes, name) {
    const { answers } = readAnswers(decoded(bytes) ?? '')
    const blocks = answers.flatMap(({ questions, text }): Block[] => [
      { kind: 'heading', level: 2, text: questions.join(' / ') },
      { kind: 'line', text },
    ])
    return {
      title: name,
      language: detectLanguage(blocks.map(({ text }) => text).join('\n')),
      parts: [{ blocks }],
    }
  },
  markdown: async (bytes, name) => oneOf(readMarkdown(decoded(bytes) ?? '', name)),
  text: async (bytes, name) => oneOf(readPlainText(decoded(bytes) ?? '', name)),
} satisfies Record<string, Reader>

/** Reads a file of a kind that `sniffFile` named. */
export function readFile(format: FileFormat, bytes: Uint8Array, name: string): Promise<ReadFile> {
  return readers[format](bytes, name)
}

/** The passages of a file; those of a page of it point there. */
export async function cutFile(
  { title, language, parts }: ReadFile,
  {
    url,
    meanings,
    kind,
  }: { readonly url: string | null; readonly meanings: TermMeanings; readonly kind: CutPassage['kind'] },
): Promise<CutPassage[]> {
  await meanings.load([language])
  return parts.flatMap(({ blocks, place = '' }) =>
    cutPassages(blocks, { kind, title, url: url === null ? null : url + place, language, meanings }),
  )
}

/** Why a file could not be read, in words. */
export function whyUnread(fault: unknown): string {
  if (fault instanceof MissingReader) return fault.message
  const reason = fault instanceof Error ? fault.message : String(fault)
  return /password/i.test(reason) ? 'It wants a password.' : `It could not be read: ${reason.slice(0, 200)}`
}

function oneOf({ title, language, blocks }: Omit<ReadFile, 'parts'> & FileBlocks): ReadFile {
  return { title, language, parts: [{ blocks }] }
}

/** Text as it is read; undefined for bytes that are none. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const charset =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
