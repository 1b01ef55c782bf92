import type { Read } from './contract-keys.ts'

type Page = {
  path: string
  /** The page's heading, which the frame shows before the code is loaded; `null` for the greeting by name. */
  title?: string | null
  /** The route's module. */
  module: string
  /** The module, from `src`, that the route's loader imports and waits for. */
  also?: string
  /** The first endpoints that the loader requests. */
  reads: readonly Read[]
}

/** The code and data that the student's most used pages need first. */
export const pages: readonly Page[] = [
  {
    path: '/dashboard',
    title: null,
    module: 'dashboard.tsx',
    reads: [
      'GET /weeks',
      'GET /deadlines',
      'GET /weeks/history',
      'GET /profile',
      'GET /money/finances',
      'GET /schools/list',
      'GET /essays',
    ],
  },
  {
    path: '/schools',
    title: 'My School List',
    module: 'schools/index.tsx',
    reads: ['GET /profile', 'GET /money/finances', 'GET /schools/list/target', 'GET /schools/list'],
  },
  {
    path: '/schools/find',
    module: 'schools/find/index.tsx',
    also: 'colleges/search/read-finding.ts',
    reads: [
      'GET /schools/find',
      'GET /schools/list',
      'GET /money/finances',
      'GET /schools/find/searches',
      'GET /profile',
    ],
  },
  {
    path: '/essays',
    title: 'Essay Management',
    module: 'essays/index.tsx',
    reads: ['GET /essays', 'GET /schools/list'],
  },
  {
    path: '/deadlines',
    title: 'Deadlines',
    module: 'deadlines.tsx',
    reads: ['GET /deadlines/reminders', 'GET /deadlines', 'GET /schools/list', 'GET /profile'],
  },
]

/** The routes of the page where people sign in: what a browser without a session needs first. */
export const signInModules: readonly string[] = ['auth.tsx', 'auth/index.tsx']
