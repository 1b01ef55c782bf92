import type { schools } from '@bearings/domain/schools/contract'
import type { Handlers } from '../../platform/serve.ts'
import * as catalog from './catalog/service.ts'
import * as checklist from './checklist/service.ts'
import * as list from './list/service.ts'
import * as lists from './lists/service.ts'
import * as reference from './reference/service.ts'
import * as research from './research/service.ts'
import * as trash from './trash/service.ts'

export const schoolHandlers = {
  'GET /schools/catalog': catalog.search,
  'GET /schools/catalog/{id}': catalog.school,
  'GET /schools/majors': reference.searchMajors,
  'GET /schools/high-schools': reference.searchHighSchools,
  'GET /schools/courses': reference.searchCourses,
  'GET /schools/list': list.list,
  'POST /schools/list': list.add,
  'GET /schools/list/trash': trash.list,
  'GET /schools/list/{id}': list.page,
  'PATCH /schools/list/{id}': list.change,
  'DELETE /schools/list/{id}': trash.remove,
  'POST /schools/list/{id}/restore': trash.restore,
  'POST /schools/list/{id}/checklist': checklist.add,
  'PATCH /schools/list/{id}/checklist/{itemId}': checklist.change,
  'DELETE /schools/list/{id}/checklist/{itemId}': checklist.remove,
  'GET /schools/list/{id}/research': research.read,
  'PUT /schools/list/{id}/research': research.save,
  'GET /schools/lists': lists.page,
} satisfies Handlers<typeof schools>
