import type { moves } from '@bearings/domain/advising/moves/contract'
import type { imports } from '@bearings/domain/school/imports/contract'
import type { people } from '@bearings/domain/school/people/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { assignCounselor, undoImport } from './assigning.ts'
import * as proposals from './proposals.ts'
import * as service from './service.ts'

export const moveHandlers = {
  'GET /advising/caseloads/{id}': service.caseload,
  'POST /advising/moves': service.handOver,
  'GET /advising/moves/proposals': proposals.list,
  'POST /advising/moves/proposals': proposals.propose,
  'POST /advising/moves/{id}/accept': proposals.accept,
  'POST /advising/moves/{id}/refuse': proposals.refuse,
  'POST /advising/moves/{id}/undo': service.undo,
  'PUT /school/people/counselor': assignCounselor,
  'POST /school/imports/{id}/undo': undoImport,
} satisfies Handlers<
  typeof moves &
    Pick<typeof people, 'PUT /school/people/counselor'> &
    Pick<typeof imports, 'POST /school/imports/{id}/undo'>
>
