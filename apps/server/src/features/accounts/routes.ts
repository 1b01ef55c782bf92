import type { accounts } from '@bearings/domain/accounts/contract'
import type { Handlers } from '../../platform/serve.ts'
import * as service from './service.ts'

export const accountHandlers = {
  'GET /me': service.me,
  'PATCH /me': service.changeMe,
} satisfies Handlers<typeof accounts>
