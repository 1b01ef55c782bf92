import type { students } from '@bearings/domain/advising/students/contract'
import * as labels from '#features/list/labels/service.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import { forecastFor } from './forecast.ts'
import * as parts from './parts.ts'
import * as roster from './roster.ts'
import * as service from './service.ts'

export const studentHandlers = {
  'GET /advising/summary': service.summary,
  'GET /advising/students': roster.roster,
  'GET /advising/students/names': roster.names,
  'GET /advising/students/{id}': service.overview,
  'GET /advising/students/{id}/place': roster.placeOf,
  'GET /advising/students/{id}/list': parts.schoolList,
  'GET /advising/students/{id}/list/{entryId}/items': parts.checklistOf,
  'PUT /advising/students/{id}/list/{entryId}/label': labels.set,
  'DELETE /advising/students/{id}/list/{entryId}/label': labels.remove,
  'GET /advising/students/{id}/profile': parts.profileOf,
  'GET /advising/students/{id}/documents': parts.documentsOf,
  'GET /advising/students/{id}/weeks': parts.weeklyLog,
  'GET /advising/students/{id}/letters': parts.lettersOf,
  'GET /advising/students/{id}/money': parts.moneyOf,
  'GET /advising/students/{id}/essays': parts.essaysOf,
  'GET /advising/students/{id}/deadlines': parts.deadlinesOf,
  'GET /advising/students/{id}/forecast': forecastFor,
} satisfies Handlers<typeof students>
