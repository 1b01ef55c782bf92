import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import { Notification, NotificationsPage, NotificationsQuery } from './schema.ts'

const id = Notification.pick({ id: true })

export const notifications = {
  'GET /notifications': endpoint('signed-in', {
    summary: 'What the product has told the caller, newest first',
    query: NotificationsQuery,
    answer: NotificationsPage,
  }),

  'POST /notifications/{id}/read': endpoint('signed-in', {
    summary: 'Mark one as read',
    params: id,
    answer: nothing,
  }),

  'POST /notifications/read': endpoint('signed-in', {
    summary: 'Mark all as read',
    answer: nothing,
  }),

  'DELETE /notifications/{id}': endpoint('signed-in', {
    summary: 'Delete one',
    params: id,
    answer: nothing,
  }),
} satisfies Endpoints
