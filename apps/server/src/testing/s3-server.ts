import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Settings = { bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/**
 * Starts an S3 store with one bucket, in memory, on a free port. It puts, gets, and deletes whole files, and refuses
 * requests whose signature is not that of AWS Signature Version 4.
 */
export async function startS3(settings: Settings) {
  const files = new Map<string, { content: Buffer; type: string }>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    const path = request.url!
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    if (!isSigned(request, settings)) return void refuse(403, 'SignatureDoesNotMatch')
    if (!path.startsWith(`/${settings.bucket}/`)) return void refuse(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      files.set(path, { content, type: request.headers['content-type']! })
      return void response.end()
    }
    if (request.method === 'DELETE') files.delete(path)
    const file = files.get(path)
    if (request.method === 'DELETE') response.writeHead(204).end()
    else if (file) response.writeHead(200, { 'content-type': file.type }).end(file.content)
    else refuse(404, 'NoSuchKey')
  }

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(
  { method, url, headers }: IncomingMessage,
  { accessKeyId, secretAccessKey, region }: Settings,
) {
  const [, signedHeaders, signature] =
    /SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(headers.authorization ?? '') ?? []
  if (!signedHeaders) return false
  const at = String(headers['x-amz-date'])
  const day = at.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const hash = headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'
  const asked = [method, url, '', lines.join(''), signedHeaders, hash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(asked).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  const isOurs = headers.authorization!.includes(`Credential=${accessKeyId}/${scope}`)
  return isOurs && createHmac('sha256', key).update(toSign).digest('hex') === signature
}
