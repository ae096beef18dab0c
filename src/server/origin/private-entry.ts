import { isLoopback, namesAround } from '#protocol'
import { isIP } from 'node:net'
import { isPrivateAddress } from '../egress/private-address.ts'

/** Whether an entry names something that the internet does not know: everybody has a localhost of their own. */
export function isPrivateEntry(entry: string): boolean {
  const { name } = namesAround(entry)
  const address = name.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return isPrivateAddress(address)
  return isLoopback(name) || !name.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(name)
}
