import { createHmac } from 'node:crypto'

/** The headers by which a receiver knows that a delivery is ours, fresh and not a copy: see standardwebhooks.com. */
export function signWebhook(
  body: string,
  { id, seconds, secret }: { readonly id: string; readonly seconds: number; readonly secret: string },
): Record<string, string> {
  const key = secret.startsWith(encoded) ? Buffer.from(secret.slice(encoded.length), 'base64') : secret
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` }
}

/** A secret may be written as its bytes. */
const encoded = 'whsec_'
