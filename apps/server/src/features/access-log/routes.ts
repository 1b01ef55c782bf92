import type { accessLog } from '@bearings/domain/access-log/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const accessLogHandlers = { 'GET /access-log': service.list } satisfies Handlers<typeof accessLog>
