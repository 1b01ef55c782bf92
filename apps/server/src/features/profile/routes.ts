import type { profile } from '@bearings/domain/profile/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as publicPage from './public/service.ts'
import * as service from './service.ts'

export const profileHandlers = {
  'GET /profile': service.own,
  'PUT /profile/background': service.saveBackground,
  'PUT /profile/academic': service.saveAcademic,
  'PATCH /profile/gpa': service.saveGpa,
  'PUT /profile/activities': service.saveActivities,
  'PUT /profile/honors': service.saveHonors,
  'GET /profile/public': publicPage.own,
  'PATCH /profile/public': publicPage.change,
  'GET /profile/public/{handle}': publicPage.read,
} satisfies Handlers<typeof profile>
