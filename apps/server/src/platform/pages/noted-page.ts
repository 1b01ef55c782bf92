import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageInMemory } from './page-in-memory.ts'

/** HTML that a prerendered page shows of what may change while the server runs, by path. */
export type PageNotes = Record<string, () => Promise<string>>

/** The place of the note in a prerendered page. */
const mark = '{{note}}'

/** Returns a sender of a page with its note, or without it if it cannot be read. */
export function notedPage(html: string, note: () => Promise<string> = async () => '') {
  let made = { markup: '', send: pageInMemory(html.replace(mark, '')) }

  return async function send(request: FastifyRequest, reply: FastifyReply) {
    const markup = await note().catch((error: unknown) => {
      request.log.error(error)
      return ''
    })
    if (markup !== made.markup) made = { markup, send: pageInMemory(html.replace(mark, () => markup)) }
    return made.send(request, reply)
  }
}
