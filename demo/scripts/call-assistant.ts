type Call = readonly [method: string, ...values: unknown[]]

/** Makes a call of the assistant's. Before its script is here the call waits in a list that the script will find. */
export function callAssistant(...call: Call): void {
  const page = window as { Pagehand?: { push(call: Call): void } }
  page.Pagehand ??= [] as Call[]
  page.Pagehand.push(call)
}
