import type { Key } from '@bearings/domain/contract'

/** What one student of the measured population has, for the paths and bodies of their requests. */
export type Sample = {
  token: string
  advisorToken: string
  entryId: string
  essayId: string
  /** Of the essay's text, before it is measured. */
  revision: number
  schoolId: string
  weekStart: string
  taskId: string
}

export type Measured = {
  key: Key
  as?: 'advisor'
  /** The path with this student's ids; the contract's path if it has none. */
  path?: (sample: Sample) => string
  /** What is sent the n-th time; with the answer before, where the next depends on it. */
  body?: (sample: Sample, n: number, before: string) => unknown
}

const text = 'What I learned on the ferry was to look at the water before I looked at the map. '.repeat(37)

/** The endpoints that open pages and typing people ask for most; nine of ten requests are one of these. */
export const endpoints: Measured[] = [
  { key: 'GET /me' },
  { key: 'GET /schools/list' },
  { key: 'GET /schools/list/{id}', path: ({ entryId }) => `/schools/list/${entryId}` },
  { key: 'GET /schools/catalog', path: () => '/schools/catalog?q=mich' },
  { key: 'GET /deadlines' },
  { key: 'GET /essays' },
  { key: 'GET /essays/{id}', path: ({ essayId }) => `/essays/${essayId}` },
  { key: 'GET /weeks' },
  { key: 'GET /tasks' },
  { key: 'GET /notifications' },
  { key: 'GET /profile' },
  { key: 'GET /advising/students', as: 'advisor', path: () => '/advising/students?limit=50' },
  {
    key: 'PUT /essays/{id}/text',
    path: ({ essayId }) => `/essays/${essayId}/text`,
    body: ({ revision }, n, before) => ({
      content: `${text}${n}`,
      basedOn: Number(/"revision":(\d+)/.exec(before)?.[1] ?? revision),
      keep: false,
    }),
  },
  {
    key: 'PATCH /schools/list/{id}',
    path: ({ entryId }) => `/schools/list/${entryId}`,
    body: (_, n) => ({ major: n % 2 === 0 ? 'History' : 'Physics' }),
  },
  {
    key: 'PATCH /weeks/{start}/tasks/{taskId}',
    path: ({ weekStart, taskId }) => `/weeks/${weekStart}/tasks/${taskId}`,
    body: (_, n) => ({ done: n % 2 === 0 }),
  },
]

/** Method, path and token of a measured endpoint for one student. */
export function requestOf({ key, as, path }: Measured, sample: Sample) {
  const [method, pattern] = key.split(' ') as [string, string]
  return {
    method,
    url: `/api/v1${path?.(sample) ?? pattern}`,
    token: as === 'advisor' ? sample.advisorToken : sample.token,
  }
}
