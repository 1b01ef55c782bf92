import { accountHandlers } from './features/accounts/routes.ts'
import { notificationHandlers } from './features/notifications/routes.ts'
import type { Handlers } from './platform/serve.ts'

export const handlers: Handlers = { ...accountHandlers, ...notificationHandlers }
