import { planLabels } from '@bearings/domain/colleges/rules'
import { SearchText } from '@bearings/domain/colleges/schema'
import type { list as contract } from '@bearings/domain/list/contract'
import { lineOfList } from '@bearings/domain/list/rules'
import { ListStatus } from '@bearings/domain/list/schema'
import { todayIn } from '@bearings/domain/today'
import { z } from 'zod'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import * as additions from './additions.ts'
import * as lists from './all-lists/service.ts'
import * as askedOfList from './asked/service.ts'
import * as asked from './checklist/asked/service.ts'
import * as checklist from './checklist/service.ts'
import { oddsCheck } from './record/check.ts'
import * as record from './record/service.ts'
import * as research from './research/service.ts'
import * as list from './service.ts'
import * as suggested from './suggested/service.ts'
import * as targets from './targets/service.ts'
import * as trash from './trash/service.ts'

export const listHandlers = {
  'GET /schools/list': list.list,
  'POST /schools/list': additions.add,
  'POST /schools/list/additions': additions.addSeveral,
  'GET /schools/list/trash': trash.list,
  'GET /schools/list/target': targets.read,
  'PUT /schools/list/target': targets.set,
  'GET /schools/list/asked': askedOfList.list,
  'POST /schools/list/asked': askedOfList.take,
  'POST /schools/list/asked/undo': askedOfList.undo,
  'GET /schools/list/{id}': list.page,
  'PATCH /schools/list/{id}': list.change,
  'DELETE /schools/list/{id}': trash.remove,
  'POST /schools/list/{id}/restore': trash.restore,
  'POST /schools/list/{id}/checklist': checklist.add,
  'POST /schools/list/{id}/checklist/changes': asked.take,
  'PATCH /schools/list/{id}/checklist/{itemId}': checklist.change,
  'DELETE /schools/list/{id}/checklist/{itemId}': checklist.remove,
  'PUT /schools/list/{id}/days': record.setDay,
  'GET /schools/odds-check': oddsCheck,
  'GET /schools/list/{id}/research': research.read,
  'PUT /schools/list/{id}/research': research.save,
  'GET /schools/suggested': suggested.list,
  'POST /schools/suggested': suggested.add,
  'POST /schools/suggested/{id}/decline': suggested.decline,
  'POST /schools/suggested/{id}/undo': suggested.undo,
  'GET /schools/all-lists': lists.page,
} satisfies Handlers<typeof contract>

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
