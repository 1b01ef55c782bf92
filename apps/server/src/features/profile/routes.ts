import type { profile } from '@bearings/domain/profile/contract'
import type { Handlers } from '#platform/serve.ts'
import * as service from './service.ts'

export const profileHandlers = {
  'GET /profile': service.own,
  'PUT /profile/background': service.saveBackground,
  'PUT /profile/academic': service.saveAcademic,
  'PUT /profile/activities': service.saveActivities,
  'PUT /profile/honors': service.saveHonors,
} satisfies Handlers<typeof profile>
