/** One mail. `to` are the site's own people, `replyTo` is the visitor. */
export interface Mail {
  readonly to: readonly string[]
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  /** The same mail sent twice has the same id. */
  readonly messageId: string
}

export type SendMail = (mail: Mail) => Promise<void>

const connectMs = 10_000
const silenceMs = 30_000

/**
 * Sends mail by the operator's server, as SMTP_URL names it. nodemailer speaks STARTTLS, every kind of AUTH and
 * internationalised headers without a dependency of its own; it is loaded with the first mail.
 */
export function openMail({ url, from }: { readonly url: string; readonly from: string }): SendMail {
  let opened: ReturnType<typeof open> | undefined
  return async ({ to, messageId, ...mail }) => {
    const transport = await (opened ??= open(url))
    const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
    await transport.sendMail({ ...mail, from, to: [...to], messageId: `<${messageId}@${domain}>` })
  }
}

async function open(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
