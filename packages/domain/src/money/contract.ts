import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { forms } from './forms/contract.ts'
import { local } from './local/contract.ts'
import { managed } from './managed/contract.ts'
import { aidSteps } from './options.ts'
import { AidSteps, FinanceChanges, Finances, Offer, OfferTerms, SavedAnswers, SchoolPrice } from './schema.ts'
import { scholarships } from './scholarships/contract.ts'
import { stateAid } from './state-aid/contract.ts'

const entry = z.object({ entryId: z.uuid() })

export const money = {
  'GET /money/finances': endpoint(['student'], {
    summary: 'Get my budget, where I live, and my saved aid calculator answers',
    response: Finances,
  }),

  'PATCH /money/finances': endpoint(['student'], {
    summary: 'Set or clear what my family can pay per year, and where I live',
    body: FinanceChanges,
    response: Finances,
  }),

  'PUT /money/answers': endpoint(['student'], {
    summary: 'Save my aid calculator answers',
    body: SavedAnswers,
    response: Finances,
  }),

  'DELETE /money/answers': endpoint(['student'], {
    summary: 'Delete my aid calculator answers',
  }),

  'GET /money/net-prices': endpoint(['student'], {
    summary: 'List what each school on my list costs my family per year, after grants',
    response: z.array(SchoolPrice),
  }),

  'GET /money/offers': endpoint(['student'], {
    summary: 'List my aid offers',
    response: z.array(Offer),
  }),

  'PUT /money/offers/{entryId}': endpoint(['student'], {
    summary: 'Enter or change the aid offer of a school on my list',
    params: entry,
    body: OfferTerms,
    response: Offer,
  }),

  'DELETE /money/offers/{entryId}': endpoint(['student'], {
    summary: 'Delete the aid offer of a school',
    params: entry,
  }),

  ...scholarships,

  ...local,

  ...stateAid,

  ...forms,

  'GET /money/steps': endpoint(['student'], {
    summary: 'List the steps of applying for aid, with dates and which ones I have done',
    response: AidSteps,
  }),

  'PUT /money/steps/{step}': endpoint(['student'], {
    summary: 'Mark a step as done or not done',
    params: z.object({ step: z.enum(aidSteps) }),
    body: z.object({ done: z.boolean() }),
    response: AidSteps,
  }),

  ...managed,
} satisfies Endpoints
