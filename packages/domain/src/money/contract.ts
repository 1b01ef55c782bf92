import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { managed } from './managed/contract.ts'
import { aidSteps } from './options.ts'
import {
  AidSteps,
  FinanceChanges,
  Finances,
  NewScholarship,
  Offer,
  OfferTerms,
  SavedAnswers,
  SaveScholarship,
  Scholarship,
  ScholarshipPage,
  ScholarshipsQuery,
  ScholarshipSummary,
  SchoolPrice,
} from './schema.ts'

const entry = z.object({ entryId: z.uuid() })
const id = z.object({ id: z.uuid() })

export const money = {
  'GET /money/finances': endpoint(['student'], {
    summary: 'Get my budget, my state, and my saved aid calculator answers',
    response: Finances,
  }),

  'PATCH /money/finances': endpoint(['student'], {
    summary: 'Set or clear what my family can pay per year, and my state',
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
    response: noContent,
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
    response: noContent,
  }),

  'GET /money/scholarships': endpoint(['student'], {
    summary: 'List public scholarships and my own, with how each fits me, by name',
    query: ScholarshipsQuery,
    response: ScholarshipPage,
  }),

  'GET /money/scholarships/summary': endpoint(['student'], {
    summary: 'Count the scholarships that I can browse, have saved, and have added',
    response: ScholarshipSummary,
  }),

  'POST /money/scholarships': endpoint(['student'], {
    summary: 'Add a private scholarship, and save it',
    body: NewScholarship,
    response: Scholarship,
  }),

  'DELETE /money/scholarships/{id}': endpoint(['student'], {
    summary: 'Delete a scholarship that I have added',
    params: id,
    response: noContent,
  }),

  'PUT /money/scholarships/{id}/saved': endpoint(['student'], {
    summary: 'Save a scholarship, or set its status and due date',
    params: id,
    body: SaveScholarship,
    response: Scholarship,
  }),

  'DELETE /money/scholarships/{id}/saved': endpoint(['student'], {
    summary: 'Remove a scholarship from my saved ones',
    params: id,
    response: noContent,
  }),

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
