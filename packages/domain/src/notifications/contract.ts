import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { Notification, NotificationsPage, NotificationsQuery, Preference, Preferences } from './schema.ts'

const id = Notification.pick({ id: true })

export const notifications = {
  'GET /notifications': endpoint('signed-in', {
    summary: 'List my notifications, newest first',
    query: NotificationsQuery,
    response: NotificationsPage,
  }),

  'POST /notifications/{id}/read': endpoint('signed-in', {
    summary: 'Mark a notification as read',
    params: id,
    response: noContent,
  }),

  'POST /notifications/read': endpoint('signed-in', {
    summary: 'Mark all notifications as read',
    response: noContent,
  }),

  'DELETE /notifications/{id}': endpoint('signed-in', {
    summary: 'Delete a notification',
    params: id,
    response: noContent,
  }),

  'GET /notifications/preferences': endpoint('signed-in', {
    summary: 'Get my notification settings',
    response: z.array(Preference),
  }),

  'PUT /notifications/preferences': endpoint('signed-in', {
    summary: 'Change some of my notification settings',
    body: Preferences,
    response: z.array(Preference),
  }),
} satisfies Endpoints
