import type { colleges } from '@bearings/domain/colleges/contract'
import { z } from 'zod'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import * as catalog from './catalog/service.ts'
import * as find from './find/service.ts'
import { exported } from './managed/export.ts'
import * as managed from './managed/service.ts'
import * as reference from './reference/service.ts'
import * as searches from './searches/service.ts'

export const collegeHandlers = {
  'GET /schools/catalog': catalog.search,
  'GET /schools/catalog/{id}': catalog.school,
  'GET /schools/colleges/{unitid}': catalog.college,
  'GET /schools/majors': reference.searchMajors,
  'GET /schools/high-schools': reference.searchHighSchools,
  'GET /schools/courses': reference.searchCourses,
  'GET /schools/find': find.files,
  'GET /schools/find/searches': searches.list,
  'POST /schools/find/searches': searches.add,
  'PATCH /schools/find/searches/{id}': searches.change,
  'DELETE /schools/find/searches/{id}': searches.remove,
  'GET /schools/managed': managed.list,
  'GET /schools/managed/summary': managed.summary,
  'POST /schools/managed': managed.add,
  'PUT /schools/managed/{id}': managed.change,
  'POST /schools/managed/{id}/archive': managed.archive,
  'POST /schools/managed/{id}/restore': managed.restore,
  'DELETE /schools/managed/{id}': managed.remove,
} satisfies Handlers<typeof colleges>

export const catalogExport = csvExport({
  path: '/schools/managed/export',
  access: ['admin'],
  fileName: 'catalog',
  query: z.object({}),
  rows: exported,
})
