import type { navigator } from '@bearings/domain/navigator/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as conversations from './conversations/service.ts'
import * as settings from './model/settings.ts'

export const navigatorHandlers = {
  'GET /navigator/conversations': conversations.list,
  'GET /navigator/conversations/{id}': conversations.read,
  'PATCH /navigator/conversations/{id}': conversations.rename,
  'DELETE /navigator/conversations/{id}': conversations.remove,
  'GET /navigator/settings': settings.read,
  'PUT /navigator/agreement': settings.setAgreement,
  'PUT /navigator/switch': settings.setSwitch,
} satisfies Handlers<typeof navigator>
