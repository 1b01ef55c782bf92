import type { money } from '@bearings/domain/money/contract'
import type { Handlers } from '#platform/serve.ts'
import * as finances from './finances/service.ts'
import * as netPrices from './net-prices/service.ts'
import * as offers from './offers/service.ts'
import * as scholarships from './scholarships/service.ts'
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
  'POST /money/scholarships': scholarships.add,
  'DELETE /money/scholarships/{id}': scholarships.remove,
  'PUT /money/scholarships/{id}/saved': scholarships.save,
  'DELETE /money/scholarships/{id}/saved': scholarships.unsave,
  'GET /money/steps': steps.list,
  'PUT /money/steps/{step}': steps.tick,
} satisfies Handlers<typeof money>
