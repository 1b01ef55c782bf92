import { failureIn } from '@bearings/client/call'
import { fetchSignedIn } from './api.ts'

/**
 * Has the browser keep a file of the server, asked for by whoever is signed in.
 * @param path Below `/api/v1`, with its query.
 * @param body What is asked for where an address has no room for it.
 * @throws {Failure} what the server refuses
 */
export async function download(path: string, fileName: string, body?: object): Promise<void> {
  const asked = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetchSignedIn(`/api/v1${path}`, { method: asked ? 'POST' : 'GET', ...asked })
  if (!response.ok) throw await failureIn(response)
  keep(await response.blob(), fileName)
}

/** Has the browser keep this as a file. */
export function keep(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
