import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config/config.ts'

/** Returns a sender of a page that does not change while the server runs: compressed once, 304 if cached. */
export function pageInMemory(html: string) {
  const encoded = { br: brotliCompressSync(html), gzip: gzipSync(html) }
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

  return function send(request: FastifyRequest, reply: FastifyReply) {
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', tag)
    if (request.headers['if-none-match']?.includes(tag) && reply.statusCode === 200)
      return reply.code(304).send()

    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name))
    return encoding ? reply.header('content-encoding', encoding).send(encoded[encoding]) : reply.send(html)
  }
}

/** Replaces `{{name}}` in a page with texts from the settings. */
export function fillTemplate(html: string, config: Config): string {
  return html
    .replaceAll('{{launchBanner}}', () => withLink(escapeHtml(config.launchBanner)))
    .replaceAll('{{publicUrl}}', () => escapeHtml(config.publicUrl))
    .replaceAll('{{demo}}', config.demo ? 'on' : 'off')
}

/** Turns `[text](address)` in the banner into a link, which leads to one of our pages or a web address. */
function withLink(escaped: string): string {
  return escaped.replace(/\[([^\]]+)\]\(((?:\/|https?:\/\/)[^\s)]*)\)/, '<a href="$2">$1</a>')
}

/** Whether the browser accepts this encoding: it is listed, and not with `q=0`. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  const named = accepted.split(',').find((part) => part.trim().split(';')[0] === encoding)
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named)
}
