import type { money } from '@bearings/domain/money/contract'
import { z } from 'zod'
import { csvExport } from '#platform/documents/csv-exports.ts'
import type { Handlers } from '#platform/requests/serve.ts'
import * as finances from './finances/service.ts'
import * as forms from './forms/service.ts'
import * as local from './local/service.ts'
import * as managed from './managed/service.ts'
import { listImports, undo } from './managed/undo.ts'
import * as netPrices from './net-prices/service.ts'
import * as offers from './offers/service.ts'
import * as scholarships from './scholarships/service.ts'
import * as stateAid from './state-aid.ts'
import * as steps from './steps/service.ts'

export const moneyHandlers = {
  'GET /money/finances': finances.own,
  'PATCH /money/finances': finances.change,
  'PUT /money/answers': finances.keepAnswers,
  'DELETE /money/answers': finances.forgetAnswers,
  'GET /money/net-prices': netPrices.list,
  'GET /money/offers': offers.list,
  'PUT /money/offers/{entryId}': offers.save,
  'DELETE /money/offers/{entryId}': offers.remove,
  'GET /money/scholarships': scholarships.list,
  'GET /money/scholarships/summary': scholarships.summary,
  'POST /money/scholarships': scholarships.add,
  'DELETE /money/scholarships/{id}': scholarships.remove,
  'PUT /money/scholarships/{id}/saved': scholarships.save,
  'DELETE /money/scholarships/{id}/saved': scholarships.unsave,
  'GET /money/scholarships/local': local.list,
  'POST /money/scholarships/local': local.add,
  'PUT /money/scholarships/local/{id}': local.change,
  'DELETE /money/scholarships/local/{id}': local.remove,
  'GET /money/scholarships/managed': managed.list,
  'GET /money/scholarships/managed/summary': managed.summary,
  'POST /money/scholarships/managed': managed.add,
  'PUT /money/scholarships/managed/{id}': managed.change,
  'POST /money/scholarships/managed/{id}/verify': managed.verify,
  'POST /money/scholarships/managed/{id}/archive': managed.archive,
  'POST /money/scholarships/managed/{id}/restore': managed.restore,
  'GET /money/scholarships/managed/imports': listImports,
  'POST /money/scholarships/managed/imports/{id}/undo': undo,
  'GET /money/state-aid': stateAid.own,
  'GET /money/forms': forms.list,
  'GET /money/steps': steps.list,
  'PUT /money/steps/{step}': steps.tick,
} satisfies Handlers<typeof money>

export const scholarshipsExport = csvExport({
  path: '/money/scholarships/managed/export',
  access: ['admin'],
  fileName: 'scholarships',
  query: z.object({}),
  rows: managed.exported,
})
