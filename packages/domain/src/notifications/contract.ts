import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { EndedDevice, PushDevice, PushSettings } from './push/schema.ts'
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
  }),

  'POST /notifications/read': endpoint('signed-in', {
    summary: 'Mark all notifications as read',
  }),

  'DELETE /notifications/{id}': endpoint('signed-in', {
    summary: 'Delete a notification',
    params: id,
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

  'GET /notifications/push': endpoint('signed-in', {
    summary: 'Get whether this server pushes to my devices, and to how many',
    response: PushSettings,
  }),

  'PUT /notifications/push': endpoint('signed-in', {
    summary: 'Push to this device, as its browser describes it',
    body: PushDevice,
    response: PushSettings,
  }),

  'POST /notifications/push/end': endpoint('signed-in', {
    summary: 'Push to this device no more',
    body: EndedDevice,
    response: PushSettings,
  }),
} satisfies Endpoints
