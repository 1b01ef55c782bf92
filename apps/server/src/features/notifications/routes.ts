import type { notifications } from '@bearings/domain/notifications/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as preferences from './preferences/service.ts'
import * as push from './push/service.ts'
import * as service from './service.ts'

export const notificationHandlers = {
  'GET /notifications': service.list,
  'POST /notifications/{id}/read': service.markRead,
  'POST /notifications/read': service.markAllRead,
  'DELETE /notifications/{id}': service.remove,
  'GET /notifications/preferences': preferences.list,
  'PUT /notifications/preferences': preferences.change,
  'GET /notifications/push': push.settings,
  'PUT /notifications/push': push.add,
  'POST /notifications/push/end': push.end,
} satisfies Handlers<typeof notifications>
