import type { ImportProgress, ImportReport } from '@bearings/domain/csv-import'
import { accessTokenFor } from './access-token.ts'
import type { TestApp } from './test-app.ts'

type As = { app: TestApp; userId: string; now: string }
/** A string payload is sent as CSV, bytes as a ZIP, an object as JSON. */
type Asked = { method: 'GET' | 'POST'; url: `/${string}`; payload?: string | object | Buffer }

/** Sends this person's request to a route beside the contract that sends or accepts a file. */
export async function askForFile({ app, userId, now }: As, { url, ...request }: Asked) {
  const token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, userId)
  return app.app.inject({
    ...request,
    url: `/api/v1${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeOf(request.payload),
    },
  })
}

export async function importFile(
  as: As,
  {
    path,
    file,
    ...asked
  }: { path: `/${string}`; file: string | Buffer; apply: 'yes' | 'no'; ends?: 'yes' | 'no' },
): Promise<ImportProgress[]> {
  const { body } = await askForFile(as, {
    method: 'POST',
    url: `${path}?${new URLSearchParams(asked).toString()}`,
    payload: file,
  })
  return body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportProgress)
}

function typeOf(payload: Asked['payload']): string {
  if (payload instanceof Buffer) return 'application/zip'
  return typeof payload === 'object' ? 'application/json' : 'text/csv'
}

export function reportOf(answer: ImportProgress[]): ImportReport {
  const last = answer.at(-1)!
  if (!('report' in last)) throw new Error(JSON.stringify(last))
  return last.report
}
