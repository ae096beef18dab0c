import { namesAround } from '#protocol'

export interface HostProofOptions {
  /** Reads the TXT records of a name, each in its pieces. */
  readonly resolveTxt: (name: string) => Promise<string[][]>
  readonly fetch: typeof fetch
}

/** Where a proof is looked for, and what stands there. */
export interface ProofPlaces {
  readonly record: string
  readonly value: string
  /** Null: a file on one host proves nothing of those below it. */
  readonly file: string | null
}

/** Finds out whether whoever claims a host has a say there. False: nothing was found. */
export type HostProof = (entry: string, token: string) => Promise<boolean>

const askMs = 5_000
const fileBytes = 4_096

export function proofPlaces(entry: string, token: string): ProofPlaces {
  const { name } = namesAround(entry)
  return {
    record: `_pagehand.${name}`,
    value: `pagehand=${token}`,
    file: entry.startsWith('*.') ? null : `https://${name}/.well-known/pagehand.txt`,
  }
}

/** Proves a host by a TXT record below its name, or by a file on it. */
export function createHostProof({ resolveTxt, fetch }: HostProofOptions): HostProof {
  return async (entry, token) => {
    const { record, value, file } = proofPlaces(entry, token)
    const [records, text] = await Promise.all([
      resolveTxt(record).catch(() => []),
      file === null ? '' : readStart(file).catch(() => ''),
    ])
    const isSaid = (line: string) => line.trim() === value
    return records.some((pieces) => isSaid(pieces.join(''))) || text.split(/\r?\n/).some(isSaid)
  }

  /** The first of a file: its host may send anything. */
  async function readStart(url: string): Promise<string> {
    const response = await fetch(url, { signal: AbortSignal.timeout(askMs), redirect: 'error' })
    if (!response.ok || !response.body) return ''
    const reader = response.body.getReader()
    const chunks: Uint8Array[] = []
    let bytes = 0
    while (bytes < fileBytes) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      bytes += value.length
    }
    await reader.cancel()
    return Buffer.concat(chunks).toString('utf8', 0, fileBytes)
  }
}
