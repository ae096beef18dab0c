import { Agent } from 'node:http'
import { postChat } from '../post-chat.ts'
import type { Comparison } from './comparison.ts'
import { cpuSeconds, startSubject, type Subject } from './subject.ts'

const sessions = 300
/** Well below the limit of 30 a minute, as visitors are. */
const postsEach = 10
const atOnce = 20
const origin = 'http://shop.test'
/** So many that both sides are warm in the last: ours has more code to compile. */
const rounds = 12

/** Chat messages with a 20 kB page of any client, durably accepted, against fastify that only validates them. */
export const measureChat = () => compare('POST /api/chat with a 20 kB page', page())

/** The same page as our own widget tells it: with its outline, 34 kB in all. */
export const measureChatWithOutline = () =>
  compare('POST /api/chat with that page and its outline', { ...page(), outline: outline() })

async function compare(name: string, pageContext: object): Promise<Comparison> {
  const bare = await startSubject('bare-chat')
  const ours = await startSubject('real-chat')
  const rates = { bare: [] as number[], ours: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    rates.bare.push(await rateOf(bare, pageContext))
    rates.ours.push(await rateOf(ours, pageContext))
  }
  await bare.close()
  await ours.close()
  return {
    name,
    unit: 'requests / cpu-s',
    bare: Math.max(...rates.bare),
    ours: Math.max(...rates.ours),
    atLeast: 0.5,
  }
}

async function rateOf(subject: Subject, pageContext: object): Promise<number> {
  const url = `http://127.0.0.1:${subject.port}`
  const sessionIds = await Promise.all(Array.from({ length: sessions }, () => init(url)))
  const bodies = Array.from({ length: postsEach }, () => sessionIds)
    .flat()
    .map((sessionId) => JSON.stringify({ sessionId, message: 'Where is my order?', pageContext }))
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const worker = async () => {
    for (let body = bodies.pop(); body; body = bodies.pop()) await postChat(url, { agent, origin, body })
  }
  const seconds = await cpuSeconds(subject, () => Promise.all(Array.from({ length: atOnce }, worker)))
  agent.destroy()
  return (sessions * postsEach) / seconds
}

async function init(url: string): Promise<string> {
  const response = await fetch(`${url}/api/session/init`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
  })
  const { sessionId } = (await response.json()) as { sessionId: string }
  return sessionId
}

/** A page as the widget describes a full one. */
function page() {
  return {
    url: '/products/lamp',
    title: 'A lamp',
    visibleText: 'A warm light for the reading corner. '.repeat(160).slice(0, 5_800),
    indexedElements: Array.from({ length: 50 }, (_, id) => ({
      id,
      type: 'button',
      text: `Put lamp number ${id} into the basket`,
      parent: 'Products › Lamps › Reading corner',
      required: false,
      inView: id < 20,
      href: `/products/lamp-${id}?from=list`,
    })),
    forms: Array.from({ length: 6 }, (_, form) => ({
      name: `form ${form}`,
      fields: Array.from({ length: 8 }, (_, field) => ({
        elementId: form * 8 + field,
        name: `field-${field}`,
        type: 'text',
        required: true,
        label: `Label of field ${field}`,
      })),
    })),
  }
}

/** What stands on that page in order: 50 records of a name, a price, a link and a button. */
function outline() {
  const lines = Array.from({ length: 50 }, (_, id) => [
    [1, 0, 'record', `Lamp number ${id}`],
    [
      2,
      100 + id,
      'link',
      `Lamp number ${id}`,
      { href: `/products/lamp-${id}`, box: [12, id], seal: 'k2j4x' },
    ],
    [2, 0, 'text', `€${id + 20}.00, in stock, at your door in two days`],
    [2, id, 'button', `Put lamp number ${id} into the basket`, { box: [40, id], seal: '9sd0f' }],
  ]).flat()
  return { lines, forms: [], elements: 900, above: 0, below: 3.2 }
}
