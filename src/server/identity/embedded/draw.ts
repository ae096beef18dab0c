import type { FastifyReply } from 'fastify'
import type { Drawn } from './pages.ts'

/** Sends a drawn page. */
export function draw(reply: FastifyReply, { body, headers }: Drawn, status = 200): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}
