/** Prints how a command is used, and ends it, if it was started with --help. */
export function showHelp(usage: string): void {
  if (!['--help', '-h'].some((word) => process.argv.includes(word))) return
  console.log(usage.trim())
  process.exit(0)
}
