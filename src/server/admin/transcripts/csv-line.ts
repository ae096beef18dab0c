/** A line of a file for spreadsheets. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Spreadsheets run what begins like a formula, after white space or in full width too: a quote makes it text. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@|％＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
