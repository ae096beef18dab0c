const address = /^(?:https?:\/\/)?([^\s/?#@\\]+)(?:[/?#]\S*)?$/
/** A name or an address in brackets, subdomains by `*.`, a port or any. */
const host = /^(?:\*\.)?(?:\[[0-9a-f:.]+\]|[^\s*:[\]]+)(?::(?:\d{1,5}|\*))?$/

/** Takes the host out of whatever was pasted: an address, a host with a port, `*.example.org`. */
export function hostOf(text: string): string | undefined {
  const found = address.exec(text.trim().toLowerCase())?.[1]
  return found && host.test(found) ? found : undefined
}
