import type { Read } from '../stale.ts'

/** What the student's most used pages read at once: path, module of the route, and the endpoints its loader begins with. */
export const pages: readonly { path: string; module: string; reads: readonly Read[] }[] = [
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
