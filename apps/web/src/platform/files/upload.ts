import { failureIn } from '@bearings/client/call'
import { loadRuleWords } from '#product/explain.ts'
import { tokenAfter } from '../queries/api.ts'
import { accessToken } from '../session/auth.ts'

type OnSent = (share: number) => void

/**
 * Uploads a file as the signed-in person. Does not use `fetch`, which reports no upload progress.
 * @param path Relative to `/api/v1`, with its query.
 * @param onSent Called with the share sent, from 0 to 1.
 * @throws {Failure} if the server refuses; {TypeError} if it cannot be reached
 */
export async function upload<Answer>(path: string, file: File, onSent: OnSent): Promise<Answer> {
  const token = await accessToken()
  const first = await send(path, file, { token, onSent })
  const next = first.status === 401 && token ? await tokenAfter(token) : null
  const response = next ? await send(path, file, { token: next, onSent }) : first
  if (!response.ok) {
    await loadRuleWords()
    throw await failureIn(response)
  }
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

function send(path: string, file: File, { token, onSent }: { token: string | null; onSent: OnSent }) {
  const request = new XMLHttpRequest()
  const response = new Promise<Response>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      // A status without a body, such as 204, takes no text, not even an empty one.
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    for (const event of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(event, () => reject(new TypeError('The server could not be reached')))
  })
  request.open('POST', `/api/v1${path}`)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  request.send(file)
  return response
}
