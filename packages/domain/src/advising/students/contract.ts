import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { AdvisedDocuments } from '#files/schema.ts'
import { NewLabelOverride } from '#list/labels/schema.ts'
import {
  AdvisedDeadlines,
  AdvisedEssays,
  AdvisedForecast,
  AdvisedItems,
  AdvisedLetters,
  AdvisedList,
  AdvisedMoney,
  AdvisedProfile,
  AdvisedStudent,
  AdvisedWeeks,
  Roster,
  RosterFilter,
  RosterName,
  RosterPlace,
  RosterQuery,
  Summary,
} from './schema.ts'

const student = z.object({ id: z.uuid() })
const entry = student.extend({ entryId: z.uuid() })

export const students = {
  'GET /advising/summary': endpoint(['advisor'], {
    summary: 'Get counts of my students, requests and tasks',
    response: Summary,
  }),

  'GET /advising/students': endpoint(['advisor'], {
    summary: 'List my students, those who need attention first',
    query: RosterQuery,
    wide: true,
    response: Roster,
  }),

  'GET /advising/students/names': endpoint(['advisor'], {
    summary: 'List the names of all my students within a filter, in roster order',
    query: RosterFilter,
    wide: true,
    response: z.array(RosterName),
  }),

  'GET /advising/students/{id}': endpoint(['advisor'], {
    summary: 'Get one of my students, with their status and what they share',
    params: student,
    response: AdvisedStudent,
  }),

  'GET /advising/students/{id}/place': endpoint(['advisor'], {
    summary: 'Get a student’s position on the filtered roster, and their neighbors',
    params: student,
    query: RosterFilter,
    wide: true,
    response: RosterPlace,
  }),

  'GET /advising/students/{id}/list': endpoint(['advisor'], {
    summary: 'Get a student’s school list, if shared',
    params: student,
    response: AdvisedList,
  }),

  'GET /advising/students/{id}/list/{entryId}/items': endpoint(['advisor'], {
    summary: 'Get a student’s checklist for a school, if the list is shared',
    params: entry,
    response: AdvisedItems,
  }),

  'PUT /advising/students/{id}/list/{entryId}/label': endpoint(['advisor'], {
    summary: 'Set my own label for a school on a student’s shared list',
    params: entry,
    body: NewLabelOverride,
  }),

  'DELETE /advising/students/{id}/list/{entryId}/label': endpoint(['advisor'], {
    summary: 'Remove my label for a school',
    params: entry,
  }),

  'GET /advising/students/{id}/profile': endpoint(['advisor'], {
    summary: 'Get the shared parts of a student’s profile',
    params: student,
    response: AdvisedProfile,
  }),

  'GET /advising/students/{id}/documents': endpoint(['advisor'], {
    summary: 'List the documents a student shares',
    params: student,
    response: AdvisedDocuments,
  }),

  'GET /advising/students/{id}/weeks': endpoint(['advisor'], {
    summary: 'Get a student’s weekly log, if shared',
    params: student,
    response: AdvisedWeeks,
  }),

  'GET /advising/students/{id}/letters': endpoint(['advisor'], {
    summary: 'List a student’s recommenders and letters, if shared',
    params: student,
    response: AdvisedLetters,
  }),

  'GET /advising/students/{id}/money': endpoint(['advisor'], {
    summary: 'Get a student’s financial aid data, if shared: budget, offers, scholarships, steps',
    params: student,
    response: AdvisedMoney,
  }),

  'GET /advising/students/{id}/essays': endpoint(['advisor'], {
    summary: 'List the essays a student shares, without their texts',
    params: student,
    response: AdvisedEssays,
  }),

  'GET /advising/students/{id}/deadlines': endpoint(['advisor'], {
    summary: 'List a student’s dates: from the shared list, shared essays, and my tasks',
    params: student,
    response: AdvisedDeadlines,
  }),

  'GET /advising/students/{id}/forecast': endpoint(['advisor'], {
    summary: 'Get when a student’s applications will be ready, by the shared list and essays',
    params: student,
    response: AdvisedForecast,
  }),
} satisfies Endpoints
