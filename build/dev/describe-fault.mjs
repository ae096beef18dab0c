import * as esbuild from 'esbuild'
import { stripVTControlCharacters } from 'node:util'

/** A fault of which the terminal has been told already, but for the message. */
export class ToldFault extends Error {
  constructor(message, told = []) {
    super(message)
    this.told = told
  }
}

/** What is wrong and why: `line` and `text` for the page, `coloured` for the terminal. */
export async function describeFault(what, thrown) {
  const line = what === 'server' ? 'The server does not run.' : `The ${what} cannot be built.`
  if (thrown instanceof ToldFault)
    return { line, coloured: thrown.message, text: [thrown.message, ...thrown.told].join('\n'), thrown }
  const coloured = await textOf(thrown)
  return { line, coloured, text: stripVTControlCharacters(coloured), thrown }
}

async function textOf(thrown) {
  // What esbuild throws names every place in the sources.
  if (Array.isArray(thrown?.errors)) {
    const color = process.stderr.isTTY === true && !process.env.NO_COLOR
    const messages = await esbuild.formatMessages(thrown.errors, { kind: 'error', color })
    return messages.map((message) => message.trim()).join('\n\n')
  }
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}
