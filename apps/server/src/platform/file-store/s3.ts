import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Failure } from '@bearings/domain/failure'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './store.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Milliseconds until a response must start. A slow download is not a failure. */
const patience = 60_000

/** Stores files in a bucket of any S3-compatible store, addressed by path, so one host name is enough. */
export function s3Store({ endpoint, bucket, ...keys }: S3Settings): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })

  /**
   * Returns the response; `null` if nothing is stored under this key.
   * @throws {Failure} UNAVAILABLE when the store cannot be reached or refuses the request
   */
  async function send(method: string, key: string, content?: { body: Uint8Array; type: string }) {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), patience)
    const response = await client
      .fetch(`${endpoint.replace(/\/$/, '')}/${bucket}/${key}`, {
        method,
        signal: timeout.signal,
        // Redirects are not followed: files go only where the settings say.
        redirect: 'error',
        // The cast is safe: none of our buffers use shared memory.
        ...(content && {
          body: content.body as Uint8Array<ArrayBuffer>,
          headers: { 'content-type': content.type },
        }),
      })
      .catch((cause: unknown) => {
        throw down(cause)
      })
      .finally(() => clearTimeout(timer))
    if (response.ok) return response
    // If the bucket itself were missing, every file would look deleted.
    const isMissing = response.status === 404 && !(await response.text()).includes('NoSuchBucket')
    if (isMissing && method !== 'PUT') return null
    throw down(new Error(`The file store answered ${response.status} to a ${method}`))
  }

  return {
    async put(key, body, type) {
      await (await send('PUT', key, { body, type }))?.body?.cancel()
    },

    async read(key) {
      const response = await send('GET', key)
      return response?.body ? Readable.fromWeb(response.body as ReadableStream) : null
    },

    async remove(key) {
      await (await send('DELETE', key))?.body?.cancel()
    },
  }
}

function down(cause: unknown): Failure {
  return Object.assign(new Failure('UNAVAILABLE'), { cause })
}
