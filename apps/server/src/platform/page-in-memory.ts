import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

/** Sends a page that stays the same while the server runs: compressed once, and not again to who has it already. */
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
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
    return encoding ? reply.header('content-encoding', encoding).send(encoded[encoding]) : reply.send(html)
  }
}

/** Texts that come from settings appear in the pages as `{{name}}`. */
export function fillIn(html: string, config: Config): string {
  return html
    .replaceAll('{{launchBanner}}', () => withLink(escapeHtml(config.launchBanner)))
    .replaceAll('{{publicUrl}}', () => escapeHtml(config.publicUrl))
    .replaceAll('{{demo}}', config.demo ? 'on' : 'off')
}

/** A link in the banner is written as in Markdown, `[text](address)`, and leads to a page of ours or a web address. */
function withLink(escaped: string): string {
  return escaped.replace(/\[([^\]]+)\]\(((?:\/|https?:\/\/)[^\s)]*)\)/, '<a href="$2">$1</a>')
}

/** Whether the browser takes this encoding: named, and not with a weight of nothing. */
export function accepts(accepted: string, encoding: string): boolean {
  const named = accepted.split(',').find((part) => part.trim().split(';')[0] === encoding)
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named)
}
