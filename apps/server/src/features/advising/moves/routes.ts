import type { moves } from '@bearings/domain/advising/moves/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const moveHandlers = {
  'GET /advising/caseloads/{id}': service.caseload,
  'POST /advising/moves': service.handOver,
  'POST /advising/moves/{id}/undo': service.undo,
} satisfies Handlers<typeof moves>
