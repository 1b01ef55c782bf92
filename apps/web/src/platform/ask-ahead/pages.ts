import type { Read } from '../stale.ts'

type Page = {
  path: string
  /** Of the route. */
  module: string
  /** Of a feature: what the route's loader imports by itself, and waits for. */
  also?: string
  /** The endpoints that the loader begins with. */
  reads: readonly Read[]
}

/** What the student's most used pages load and read at once. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    module: 'dashboard.tsx',
    reads: [
      'GET /weeks',
      'GET /deadlines',
      'GET /weeks/history',
      'GET /profile',
      'GET /schools/list',
      'GET /essays',
    ],
  },
  {
    path: '/schools',
    module: 'schools/index.tsx',
    reads: ['GET /profile', 'GET /money/finances', 'GET /schools/list/target', 'GET /schools/list'],
  },
  {
    path: '/schools/find',
    module: 'schools/find/index.tsx',
    also: 'schools/find/read-finding.ts',
    reads: [
      'GET /schools/find',
      'GET /schools/list',
      'GET /money/finances',
      'GET /schools/find/searches',
      'GET /profile',
    ],
  },
  { path: '/essays', module: 'essays/index.tsx', reads: ['GET /essays', 'GET /schools/list'] },
  {
    path: '/deadlines',
    module: 'deadlines.tsx',
    reads: ['GET /deadlines/reminders', 'GET /deadlines', 'GET /schools/list'],
  },
]
