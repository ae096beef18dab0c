import { detectLanguage } from '#languages'

/** Questions with their answer, as they stand in a table. */
export interface ListedAnswer {
  readonly questions: readonly string[]
  readonly text: string
  readonly language: string
  readonly url: string | null
}

const columnNames = {
  question: /^(?:questions?|q|fragen?|preguntas?|domande?|pytania?|vragen?|vraag|soru|问题|質問)$/i,
  answer:
    /^(?:answers?|a|antwort(?:en)?|réponses?|respuestas?|risposta|resposta|antwoord|odpowiedź|cevap|回答|答案)$/i,
  language: /^(?:language|lang|locale|sprache|langue|idioma|lingua)$/i,
  url: /^(?:url|link|page|address)$/i,
}

/** Reads a table of questions and answers. Several phrasings of a question are parted by line breaks or `|`. */
export function readAnswers(csv: string): { answers: ListedAnswer[]; problems: string[] } {
  const rows = readCsv(csv.replace(/^\ufeff/, ''))
  const [head = []] = rows
  const place = (name: keyof typeof columnNames) =>
    head.findIndex((cell) => columnNames[name].test(cell.trim()))
  const hasHead = place('question') >= 0 && place('answer') >= 0
  const [question, answer] = hasHead ? [place('question'), place('answer')] : [0, 1]
  const [language, url] = hasHead ? [place('language'), place('url')] : [2, 3]
  const answers: ListedAnswer[] = []
  const problems: string[] = []
  for (const [at, row] of rows.entries()) {
    if ((hasHead && at === 0) || row.every((cell) => cell.trim() === '')) continue
    const questions = (row[question] ?? '')
      .split(/[\n|]/)
      .map((each) => each.trim())
      .filter((each) => each !== '')
    const text = (row[answer] ?? '').trim()
    if (questions.length === 0 || text === '') {
      problems.push(`Row ${at + 1} has ${text === '' ? 'no answer' : 'no question'}.`)
      continue
    }
    const address = (row[url] ?? '').trim()
    answers.push({
      questions,
      text,
      language:
        (row[language] ?? '').trim().toLowerCase() || detectLanguage(`${questions.join(' ')} ${text}`),
      url: /^(?:https?:\/)?\//.test(address) ? address : null,
    })
  }
  return { answers, problems }
}

/** Writes answers as `readAnswers` reads them. */
export function writeAnswers(answers: readonly ListedAnswer[]): string {
  const rows = answers.map(({ questions, text, language, url }) => [
    questions.join('\n'),
    text,
    language,
    url ?? '',
  ])
  return [['question', 'answer', 'language', 'url'], ...rows]
    .map((row) => `${row.map(cellOf).join(',')}\r\n`)
    .join('')
}

/** A cell that begins like a formula would be run by a spreadsheet. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Cells of a table by commas, semicolons or tabs, whichever its first line has most of. */
function readCsv(text: string): string[][] {
  const [firstLine = ''] = text.split('\n', 1)
  const separator = [',', ';', '\t']
    .map((sign) => ({ sign, count: firstLine.split(sign).length }))
    .sort((a, b) => b.count - a.count)[0]?.sign
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''))
      cell = ''
      if (sign === '\n') rows.push([])
    } else cell += sign
  }
  rows.at(-1)?.push(cell)
  return rows.filter((row) => row.some((each) => each.trim() !== ''))
}
