import type { weeks } from '@bearings/domain/weeks/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const weekHandlers = {
  'GET /weeks': service.log,
  'GET /weeks/history': service.history,
  'PUT /weeks/{start}': service.save,
  'PATCH /weeks/{start}/tasks/{taskId}': service.tick,
  'POST /weeks/{start}/carry-over': service.carryOver,
  'POST /weeks/{start}/carry-back': service.carryBack,
  'DELETE /weeks/{start}': service.remove,
} satisfies Handlers<typeof weeks>
