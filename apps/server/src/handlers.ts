import { accessLogHandlers } from './features/access-log/routes.ts'
import { accountHandlers } from './features/accounts/routes.ts'
import { advisingHandlers } from './features/advising/routes.ts'
import { auditLogHandlers } from './features/audit-log/routes.ts'
import { collegeHandlers } from './features/colleges/routes.ts'
import { deadlineHandlers } from './features/deadlines/routes.ts'
import { demoHandlers } from './features/demo/routes.ts'
import { essayHandlers } from './features/essays/routes.ts'
import { familyHandlers } from './features/family/routes.ts'
import { fileHandlers } from './features/files/routes.ts'
import { jobHandlers } from './features/jobs/routes.ts'
import { letterHandlers } from './features/letters/routes.ts'
import { libraryHandlers } from './features/library/routes.ts'
import { listHandlers } from './features/list/routes.ts'
import { messageHandlers } from './features/messages/routes.ts'
import { moneyHandlers } from './features/money/routes.ts'
import { navigatorHandlers } from './features/navigator/routes.ts'
import { notificationHandlers } from './features/notifications/routes.ts'
import { peopleHandlers } from './features/people/routes.ts'
import { profileHandlers } from './features/profile/routes.ts'
import { recommenderHandlers } from './features/recommenders/routes.ts'
import { schoolHandlers } from './features/school/routes.ts'
import { taskHandlers } from './features/tasks/routes.ts'
import { waitlistHandlers } from './features/waitlist/routes.ts'
import { weekHandlers } from './features/weeks/routes.ts'
import type { Handlers } from './platform/requests/serve.ts'

export const handlers: Handlers = {
  ...accessLogHandlers,
  ...accountHandlers,
  ...advisingHandlers,
  ...auditLogHandlers,
  ...collegeHandlers,
  ...deadlineHandlers,
  ...demoHandlers,
  ...profileHandlers,
  ...essayHandlers,
  ...familyHandlers,
  ...fileHandlers,
  ...jobHandlers,
  ...letterHandlers,
  ...libraryHandlers,
  ...listHandlers,
  ...messageHandlers,
  ...moneyHandlers,
  ...navigatorHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...recommenderHandlers,
  ...schoolHandlers,
  ...taskHandlers,
  ...waitlistHandlers,
  ...weekHandlers,
}
