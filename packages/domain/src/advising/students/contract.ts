import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { AdvisedDocuments } from '#files/schema.ts'
import { NewLabelOverride } from '#schools/list/schema.ts'
import {
  AdvisedDeadlines,
  AdvisedEssays,
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
    summary: 'My students, requests and tasks in four figures',
    response: Summary,
  }),

  'GET /advising/students': endpoint(['advisor'], {
    summary: 'My students, who needs attention first',
    query: RosterQuery,
    response: Roster,
  }),

  'GET /advising/students/names': endpoint(['advisor'], {
    summary: 'All of my students within a filter, by name only, in the order of the roster',
    query: RosterFilter,
    response: z.array(RosterName),
  }),

  'GET /advising/students/{id}': endpoint(['advisor'], {
    summary: 'One of my students: where they stand, and what they share',
    params: student,
    response: AdvisedStudent,
  }),

  'GET /advising/students/{id}/place': endpoint(['advisor'], {
    summary: 'Where one of my students stands on the roster within a filter, and who stands beside them',
    params: student,
    query: RosterFilter,
    response: RosterPlace,
  }),

  'GET /advising/students/{id}/list': endpoint(['advisor'], {
    summary: 'The school list of a student who shares it',
    params: student,
    response: AdvisedList,
  }),

  'GET /advising/students/{id}/list/{entryId}/items': endpoint(['advisor'], {
    summary: 'The checklist of a school, of a student who shares the list',
    params: entry,
    response: AdvisedItems,
  }),

  'PUT /advising/students/{id}/list/{entryId}/label': endpoint(['advisor'], {
    summary: 'Say what a school is for a student who shares the list, beside what is computed',
    params: entry,
    body: NewLabelOverride,
    response: noContent,
  }),

  'DELETE /advising/students/{id}/list/{entryId}/label': endpoint(['advisor'], {
    summary: 'Take back what was said of a school',
    params: entry,
    response: noContent,
  }),

  'GET /advising/students/{id}/profile': endpoint(['advisor'], {
    summary: 'The profile of a student, without the parts that are not shared',
    params: student,
    response: AdvisedProfile,
  }),

  'GET /advising/students/{id}/documents': endpoint(['advisor'], {
    summary: 'The documents that a student who shares the profile shows',
    params: student,
    response: AdvisedDocuments,
  }),

  'GET /advising/students/{id}/weeks': endpoint(['advisor'], {
    summary: 'The weekly log of a student who shares it',
    params: student,
    response: AdvisedWeeks,
  }),

  'GET /advising/students/{id}/letters': endpoint(['advisor'], {
    summary: 'Who writes letters for a student who shares it, for which schools, and which have been sent',
    params: student,
    response: AdvisedLetters,
  }),

  'GET /advising/students/{id}/money': endpoint(['advisor'], {
    summary: 'What a student who shares it enters about aid: budget, offers, scholarships, steps',
    params: student,
    response: AdvisedMoney,
  }),

  'GET /advising/students/{id}/essays': endpoint(['advisor'], {
    summary: 'The essays that a student shares, without their texts',
    params: student,
    response: AdvisedEssays,
  }),

  'GET /advising/students/{id}/deadlines': endpoint(['advisor'], {
    summary: 'The dates of a student: of the list when it is shared, of shared essays and of my tasks',
    params: student,
    response: AdvisedDeadlines,
  }),
} satisfies Endpoints
