import type { waitlist } from '@bearings/domain/waitlist/contract'
import type { Handlers } from '../../platform/serve.ts'
import * as service from './service.ts'

export const waitlistHandlers = {
  'POST /waitlist': service.join,
  'GET /waitlist': service.list,
} satisfies Handlers<typeof waitlist>
