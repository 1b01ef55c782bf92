import type { students } from '@bearings/domain/advising/students/contract'
import * as labels from '#features/schools/labels/service.ts'
import type { Handlers } from '#platform/serve.ts'
import * as service from './service.ts'

export const studentHandlers = {
  'GET /advising/summary': service.summary,
  'GET /advising/students': service.roster,
  'GET /advising/students/names': service.names,
  'GET /advising/students/{id}': service.overview,
  'GET /advising/students/{id}/list': service.schoolList,
  'GET /advising/students/{id}/list/{entryId}/items': service.checklistOf,
  'PUT /advising/students/{id}/list/{entryId}/label': labels.set,
  'DELETE /advising/students/{id}/list/{entryId}/label': labels.remove,
  'GET /advising/students/{id}/profile': service.profileOf,
  'GET /advising/students/{id}/documents': service.documentsOf,
  'GET /advising/students/{id}/weeks': service.weeklyLog,
  'GET /advising/students/{id}/money': service.moneyOf,
  'GET /advising/students/{id}/essays': service.essaysOf,
  'GET /advising/students/{id}/deadlines': service.deadlinesOf,
} satisfies Handlers<typeof students>
