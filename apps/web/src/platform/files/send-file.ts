import { failureIn } from '@bearings/client/call'
import type { ImportProgress, ImportReport } from '@bearings/domain/csv-import'
import { fetchSignedIn } from '../queries/api.ts'

/** The file as a whole was refused, with the reason in words. */
export class FileRefused extends Error {}

/**
 * Sends a CSV, or a ZIP where one is taken, to be checked or to be imported.
 * @param path Relative to `/api/v1`.
 * @param onStep Called with the progress in words.
 * @throws {FileRefused} if nothing in the file could be imported; {Failure} if the server refuses the request
 */
export async function sendFile(
  path: string,
  file: File,
  { apply, ...asked }: { apply: boolean; name?: string; ends?: 'yes' | 'no' },
  onStep: (words: string) => void,
): Promise<ImportReport> {
  const response = await fetchSignedIn(
    `/api/v1${path}?${new URLSearchParams({ apply: apply ? 'yes' : 'no', ...asked }).toString()}`,
    {
      method: 'POST',
      headers: { 'content-type': /\.zip$/i.test(file.name) ? 'application/zip' : 'text/csv' },
      body: file,
    },
  ).catch((error: unknown) => unlessChanged(file, error))
  if (!response.ok) throw await failureIn(response)

  let report: ImportReport | undefined
  for await (const line of linesOf(response.body!)) {
    const message = JSON.parse(line) as ImportProgress
    if ('refused' in message) throw new FileRefused(message.refused)
    if ('report' in message) report = message.report
    else onStep(stepInWords(message))
  }
  if (!report) throw new FileRefused('The response was cut off, and nothing was changed. Please try again.')
  return report
}

/**
 * The browser reads a file from the disk each time it is sent, and not at all once it has been saved again.
 * @throws {FileRefused} if that is the reason of the error; otherwise the error
 */
async function unlessChanged(file: File, error: unknown): Promise<never> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new FileRefused('The file has changed or moved since you chose it. Choose it again.')
    })
  throw error
}

function stepInWords({ stage, done, of }: Extract<ImportProgress, { stage: string }>): string {
  const lines = done.toLocaleString('en-US')
  return stage === 'reading' ? `Read ${lines} lines…` : `Wrote ${lines} of ${of?.toLocaleString('en-US')}…`
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines.filter(Boolean)
  }
  if (rest) yield rest
}
