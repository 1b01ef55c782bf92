import type { messages } from '@bearings/domain/messages/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as broadcasts from './broadcasts/service.ts'
import * as readers from './readers/service.ts'
import * as service from './service.ts'
import * as threads from './threads/service.ts'

export const messageHandlers = {
  'GET /messages/threads': threads.list,
  'GET /messages/threads/{personId}': threads.read,
  'POST /messages/threads/{personId}/read': threads.markRead,
  'PUT /messages/threads/{personId}/muted': threads.mute,
  'PUT /messages/readers/{linkId}': readers.change,
  'GET /messages/readable': readers.list,
  'GET /messages/readable/{id}': readers.read,
  'POST /messages/readable/{id}/read': readers.markRead,
  'GET /messages/broadcasts': broadcasts.list,
  'POST /messages/broadcasts/preview': broadcasts.preview,
  'PUT /messages/broadcasts/{id}': broadcasts.send,
  'POST /messages/broadcasts/{id}/withdraw': broadcasts.withdraw,
  'PUT /messages/{id}': service.send,
  'POST /messages/{id}/withdraw': service.withdraw,
} satisfies Handlers<typeof messages>
