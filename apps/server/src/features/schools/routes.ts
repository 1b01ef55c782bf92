import type { schools } from '@bearings/domain/schools/contract'
import { lineOfList } from '@bearings/domain/schools/list/rules'
import { ListStatus } from '@bearings/domain/schools/list/schema'
import { planLabels } from '@bearings/domain/schools/rules'
import { SearchText } from '@bearings/domain/schools/schema'
import { todayIn } from '@bearings/domain/today'
import { z } from 'zod'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import * as lists from './all-lists/service.ts'
import * as catalog from './catalog/service.ts'
import * as checklist from './checklist/service.ts'
import * as find from './find/service.ts'
import * as additions from './list/additions.ts'
import * as list from './list/service.ts'
import { exported } from './managed/export.ts'
import * as managed from './managed/service.ts'
import * as reference from './reference/service.ts'
import * as research from './research/service.ts'
import * as searches from './searches/service.ts'
import * as target from './target/service.ts'
import * as trash from './trash/service.ts'

export const schoolHandlers = {
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
  'GET /schools/list': list.list,
  'POST /schools/list': additions.add,
  'POST /schools/list/additions': additions.addSeveral,
  'GET /schools/list/trash': trash.list,
  'GET /schools/list/target': target.read,
  'PUT /schools/list/target': target.set,
  'GET /schools/list/{id}': list.page,
  'PATCH /schools/list/{id}': list.change,
  'DELETE /schools/list/{id}': trash.remove,
  'POST /schools/list/{id}/restore': trash.restore,
  'POST /schools/list/{id}/checklist': checklist.add,
  'PATCH /schools/list/{id}/checklist/{itemId}': checklist.change,
  'DELETE /schools/list/{id}/checklist/{itemId}': checklist.remove,
  'GET /schools/list/{id}/research': research.read,
  'PUT /schools/list/{id}/research': research.save,
  'GET /schools/all-lists': lists.page,
  'GET /schools/managed': managed.list,
  'GET /schools/managed/summary': managed.summary,
  'POST /schools/managed': managed.add,
  'PUT /schools/managed/{id}': managed.change,
  'POST /schools/managed/{id}/archive': managed.archive,
  'POST /schools/managed/{id}/restore': managed.restore,
  'DELETE /schools/managed/{id}': managed.remove,
} satisfies Handlers<typeof schools>

/** Exports a student's own list only. */
export const listExport = csvExport({
  path: '/schools/list/export',
  access: ['student'],
  fileName: 'my-schools',
  query: z.object({}),
  rows: async function* (context) {
    for (const entry of await list.list(context)) yield lineOfList(entry)
  },
})

export const allListsExport = csvExport({
  path: '/schools/all-lists/export',
  access: ['admin'],
  fileName: 'all-school-lists',
  query: z.object({ q: SearchText, status: ListStatus.optional() }),
  rows: async function* (context, filter) {
    for await (const line of lists.all(context, filter))
      yield {
        school: line.name,
        location: line.location,
        student: line.student.fullName,
        email: line.student.email,
        major: line.major,
        plan: line.plan && planLabels[line.plan],
        deadline: line.deadline,
        status: line.status,
        added: todayIn(context.actor.timeZone, new Date(line.addedAt)),
      }
  },
})

export const catalogExport = csvExport({
  path: '/schools/managed/export',
  access: ['admin'],
  fileName: 'catalog',
  query: z.object({}),
  rows: exported,
})
