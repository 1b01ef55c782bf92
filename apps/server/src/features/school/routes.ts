import type { school } from '@bearings/domain/school/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { importHandlers } from './imports/routes.ts'
import { peopleHandlers } from './people/routes.ts'
import * as service from './service.ts'

export const schoolHandlers = {
  ...importHandlers,
  ...peopleHandlers,
  'GET /school': service.read,
} satisfies Omit<
  Handlers<typeof school>,
  | 'PUT /school'
  | 'PUT /school/people/counselor'
  | 'POST /school/people/{id}/release'
  | 'POST /school/imports/{id}/undo'
>
