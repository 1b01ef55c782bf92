import type { ImportProgress, ImportReport } from '@bearings/domain/csv-import'
import { accessTokenFor } from './access-token.ts'
import type { TestApp } from './test-app.ts'

type As = { app: TestApp; userId: string; now: string }
/** A text is CSV; anything else is sent as JSON. */
type Asked = { method: 'GET' | 'POST'; url: `/${string}`; payload?: string | object }

/** What this person's request for a file, or with one, is answered, beside the contract. */
export async function askForFile({ app, userId, now }: As, { url, ...request }: Asked) {
  const token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, userId)
  return app.app.inject({
    ...request,
    url: `/api/v1${url}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': typeof request.payload === 'object' ? 'application/json' : 'text/csv',
    },
  })
}

/** Each line of the answer to an import. */
export async function importFile(
  as: As,
  { path, file, apply }: { path: `/${string}`; file: string; apply: 'yes' | 'no' },
): Promise<ImportProgress[]> {
  const { body } = await askForFile(as, { method: 'POST', url: `${path}?apply=${apply}`, payload: file })
  return body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportProgress)
}

/** The report at the end of it. */
export function reportOf(answer: ImportProgress[]): ImportReport {
  const last = answer.at(-1)!
  if (!('report' in last)) throw new Error(JSON.stringify(last))
  return last.report
}
