import type { Key } from '@bearings/domain/contract'

/** One student of the measured population, with the ids for the paths and bodies of their requests. */
export type Sample = {
  token: string
  advisorToken: string
  entryId: string
  essayId: string
  /** The revision of the essay's text before the measurement. */
  revision: number
  schoolId: string
  weekStart: string
  taskId: string
}

export type Measured = {
  key: Key
  as?: 'advisor'
  /** Returns the path with this student's ids; by default the contract's path. */
  path?: (sample: Sample) => string
  /** Returns the body of the n-th request, from the previous response if it depends on that. */
  body?: (sample: Sample, n: number, before: string) => unknown
}

const text = 'What I learned on the ferry was to look at the water before I looked at the map. '.repeat(37)

/** The endpoints requested most when people open pages and type; nine of ten requests go to one of these. */
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

/** Returns method, URL and token of a measured endpoint for one student. */
export function requestOf({ key, as, path }: Measured, sample: Sample) {
  const [method, pattern] = key.split(' ') as [string, string]
  return {
    method,
    url: `/api/v1${path?.(sample) ?? pattern}`,
    token: as === 'advisor' ? sample.advisorToken : sample.token,
  }
}
