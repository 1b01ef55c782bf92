import type { imports } from '@bearings/domain/school/imports/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { list } from './undo.ts'

export const importHandlers = {
  'GET /school/imports': list,
} satisfies Omit<Handlers<typeof imports>, 'POST /school/imports/{id}/undo'>
