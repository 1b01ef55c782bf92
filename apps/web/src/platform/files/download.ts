import { failureIn } from '@bearings/client/call'
import { fetchSignedIn } from '../queries/api.ts'

/**
 * Downloads a file from the server as the signed-in person.
 * @param path Relative to `/api/v1`, with its query.
 * @param body The request body, if the query is too long for a URL.
 * @throws {Failure} if the server refuses
 */
export async function download(path: string, fileName: string, body?: object): Promise<void> {
  const bodyInit = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetchSignedIn(`/api/v1${path}`, { method: bodyInit ? 'POST' : 'GET', ...bodyInit })
  if (!response.ok) throw await failureIn(response)
  saveAsFile(await response.blob(), fileName)
}

/** Saves the content as a file, through the browser's download. */
export function saveAsFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  // By then the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
