type Call = readonly [method: string, ...values: unknown[]]

/** Puts a sentence to the assistant. Before its script is here the call waits in a list that the script will find. */
export function tellAssistant(sentence: string): void {
  const page = window as { Pagehand?: { push(call: Call): void } }
  page.Pagehand ??= [] as Call[]
  page.Pagehand.push(['send', sentence])
}
