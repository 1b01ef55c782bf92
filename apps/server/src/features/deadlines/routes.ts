import type { deadlines } from '@bearings/domain/deadlines/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as feed from './feed/service.ts'
import * as reminders from './reminders/service.ts'
import * as service from './service.ts'
import * as timeline from './timeline/service.ts'

export const deadlineHandlers = {
  'GET /deadlines': service.list,
  'GET /deadlines/feed': feed.read,
  'POST /deadlines/feed': feed.renew,
  'DELETE /deadlines/feed': feed.end,
  'GET /deadlines/reminders': reminders.settings,
  'PUT /deadlines/reminders': reminders.setSettings,
  'GET /deadlines/timeline': timeline.choice,
  'PUT /deadlines/timeline': timeline.choose,
} satisfies Handlers<typeof deadlines>
