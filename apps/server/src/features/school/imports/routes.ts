import type { imports } from '@bearings/domain/school/imports/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as undo from './undo.ts'

export const importHandlers = {
  'GET /school/imports': undo.list,
  'POST /school/imports/{id}/undo': undo.undo,
} satisfies Handlers<typeof imports>
