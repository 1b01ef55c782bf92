import { Failure } from '@bearings/domain/failure'
import type { files } from '@bearings/domain/files/contract'
import { documentTypes, fileLimits } from '@bearings/domain/files/options'
import { NewDocument } from '@bearings/domain/files/schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fileStoreOf } from '#platform/file-store/store-of-config.ts'
import { authorization, type Authorize } from '#platform/requests/gate.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import type { Services } from '#platform/requests/services.ts'
import * as avatars from './avatars/service.ts'
import * as documents from './documents/service.ts'
import { verify } from './links.ts'
import { admitUpload } from './service.ts'

export const fileHandlers = {
  'GET /me/avatar': avatars.own,
  'DELETE /me/avatar': avatars.removeOwn,
  'GET /documents': documents.list,
  'PATCH /documents/{id}': documents.change,
  'DELETE /documents/{id}': documents.remove,
  'GET /documents/{id}/link': documents.link,
} satisfies Handlers<typeof files>

type Options = { services: Services; authorize: Authorize }

/** If a browser opens one of our files as a page, this policy lets it do nothing. */
const lockedUp = "default-src 'none'; sandbox; frame-ancestors 'none'"

const Signed = z.object({ until: z.coerce.number().int(), signature: z.string().max(100) })
const DocumentParams = z.object({ id: z.uuid() })
const PictureParams = z.object({ fileId: z.uuid(), size: z.enum(avatars.sizes) })

export async function fileRoutes(api: FastifyInstance, { services, authorize }: Options) {
  await api.register(uploads, { services, authorize })

  api.get('/files/avatars/:fileId/:size', {
    schema: {
      summary: 'Get a profile picture, for anyone with a signed URL',
      params: PictureParams,
      querystring: Signed,
    },
    handler: async (request, reply) => {
      const { fileId, size } = request.params as z.infer<typeof PictureParams>
      const link = request.query as z.infer<typeof Signed>
      await verify(services, avatars.pathOf(fileId, size), link)
      const isKept = await avatars.isStored(services, fileId)
      const content = isKept ? await fileStoreOf(services.config).read(avatars.keyOf(fileId, size)) : null
      if (!content) throw new Failure('NOT_FOUND')
      const seconds = Math.max(0, link.until - Math.floor(services.now().getTime() / 1000))
      return reply
        .type('image/webp')
        .headers({
          'cache-control': `private, max-age=${seconds}`,
          'content-disposition': 'inline; filename="picture.webp"',
          'content-security-policy': lockedUp,
        })
        .send(content)
    },
  })

  api.get('/files/documents/:id', {
    schema: {
      summary: 'Get a document, for anyone with a signed URL',
      params: DocumentParams,
      querystring: Signed,
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.infer<typeof DocumentParams>
      await verify(services, documents.pathOf(id), request.query as z.infer<typeof Signed>)
      const { type, bytes, content, fileName } = await documents.open(services, id)
      return reply
        .type(type)
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': attachmentNamed(fileName),
          'content-length': bytes,
          'content-security-policy': lockedUp,
        })
        .send(content)
    },
  })
}

/** Registers the uploads. Bodies are raw files of any declared type; the bytes decide the real one. */
async function uploads(api: FastifyInstance, { services, authorize }: Options) {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  // Stops reading from a client that keeps sending a refused body.
  api.addHook('onError', async (_request, reply) => void reply.header('connection', 'close'))

  const avatar = authorization(authorize, 'signed-in')
  api.post('/me/avatar', {
    bodyLimit: fileLimits.avatarBytes,
    schema: {
      summary: 'Upload a PNG, JPEG or WebP image as my picture',
      consumes: ['image/png', 'image/jpeg', 'image/webp'],
      security: [{ session: [] }],
    },
    onRequest: async (request) => {
      await avatar.onRequest(request)
      await admitUpload(services, avatar.actorOf(request)!)
    },
    handler: (request) => avatars.setOwn(services, avatar.actorOf(request)!, bytesOf(request.body)),
  })

  const document = authorization(authorize, ['student'])
  api.post('/documents', {
    bodyLimit: fileLimits.documentBytes,
    schema: {
      summary: 'Upload a PDF or a picture as one of my documents',
      consumes: Object.keys(documentTypes),
      querystring: NewDocument,
      security: [{ session: [] }],
    },
    onRequest: async (request) => {
      await document.onRequest(request)
      await admitUpload(services, document.actorOf(request)!)
    },
    handler: (request) =>
      documents.add(
        services,
        document.actorOf(request)!,
        request.query as NewDocument,
        bytesOf(request.body),
      ),
  })
}

/** @throws {Failure} INVALID_INPUT when nothing was sent. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new Failure('INVALID_INPUT', {
    fields: [{ path: 'file', message: 'Choose a file that holds something.' }],
  })
}

/** Returns the header that lets a browser save a response under this name, which may have any letters (RFC 8187). */
function attachmentNamed(fileName: string): string {
  const escaped = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${escaped}`
}
