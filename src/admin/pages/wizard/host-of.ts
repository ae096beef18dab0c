/** Takes the host out of whatever was pasted: an address, a host with a port, `*.example.org`. */
export function hostOf(text: string): string | undefined {
  const given = text.trim().toLowerCase()
  const [, host] = /^(?:https?:\/\/)?([^\s/?#@\\]+)(?:[/?#]\S*)?$/.exec(given) ?? []
  return host && /^(?:\*\.)?[^\s*]+?(?::(?:\d{1,5}|\*))?$/.test(host) ? host : undefined
}
