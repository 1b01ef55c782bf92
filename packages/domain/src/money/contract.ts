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
    summary: 'My budget, my state, and the answers of the aid calculator that I have saved',
    response: Finances,
  }),

  'PATCH /money/finances': endpoint(['student'], {
    summary: 'Say or take back what my family can pay a year, and where I live',
    body: FinanceChanges,
    response: Finances,
  }),

  'PUT /money/answers': endpoint(['student'], {
    summary: 'Keep my answers of the aid calculator',
    body: SavedAnswers,
    response: Finances,
  }),

  'DELETE /money/answers': endpoint(['student'], {
    summary: 'Forget my answers of the aid calculator',
    response: noContent,
  }),

  'GET /money/net-prices': endpoint(['student'], {
    summary: 'What each school on my list costs my family a year, after grants',
    response: z.array(SchoolPrice),
  }),

  'GET /money/offers': endpoint(['student'], {
    summary: 'The aid offers that I have entered',
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
    summary: 'Scholarships: those of the list and my own, with how each fits me, in the order of names',
    query: ScholarshipsQuery,
    response: ScholarshipPage,
  }),

  'GET /money/scholarships/summary': endpoint(['student'], {
    summary: 'How many scholarships I can look through, have saved and have added',
    response: ScholarshipSummary,
  }),

  'POST /money/scholarships': endpoint(['student'], {
    summary: 'Add a scholarship that only I see, and save it',
    body: NewScholarship,
    response: Scholarship,
  }),

  'DELETE /money/scholarships/{id}': endpoint(['student'], {
    summary: 'Delete a scholarship that I have added',
    params: id,
    response: noContent,
  }),

  'PUT /money/scholarships/{id}/saved': endpoint(['student'], {
    summary: 'Save a scholarship, or say how far I am with it and when it is due',
    params: id,
    body: SaveScholarship,
    response: Scholarship,
  }),

  'DELETE /money/scholarships/{id}/saved': endpoint(['student'], {
    summary: 'Take a scholarship off my saved ones',
    params: id,
    response: noContent,
  }),

  'GET /money/steps': endpoint(['student'], {
    summary: 'The steps of applying for aid, with their dates, and what I have done',
    response: AidSteps,
  }),

  'PUT /money/steps/{step}': endpoint(['student'], {
    summary: 'Tick a step off, or untick it',
    params: z.object({ step: z.enum(aidSteps) }),
    body: z.object({ done: z.boolean() }),
    response: AidSteps,
  }),

  ...managed,
} satisfies Endpoints
