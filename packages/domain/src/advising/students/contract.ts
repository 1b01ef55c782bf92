import { z } from 'zod'
import { endpoint, type Endpoints } from '../../endpoint.ts'
import {
  AdvisedDeadlines,
  AdvisedEssays,
  AdvisedList,
  AdvisedProfile,
  AdvisedStudent,
  AdvisedWeeks,
  Roster,
  RosterQuery,
  Summary,
} from './schema.ts'

const student = z.object({ id: z.uuid() })

export const students = {
  'GET /advising/summary': endpoint(['advisor'], {
    summary: 'My students, requests and tasks in four figures',
    answer: Summary,
  }),

  'GET /advising/students': endpoint(['advisor'], {
    summary: 'My students, who needs attention first',
    query: RosterQuery,
    answer: Roster,
  }),

  'GET /advising/students/{id}': endpoint(['advisor'], {
    summary: 'One of my students: where they stand, and what they share',
    params: student,
    answer: AdvisedStudent,
  }),

  'GET /advising/students/{id}/list': endpoint(['advisor'], {
    summary: 'The school list of a student who shares it',
    params: student,
    answer: AdvisedList,
  }),

  'GET /advising/students/{id}/profile': endpoint(['advisor'], {
    summary: 'The profile of a student, without the parts that are not shared',
    params: student,
    answer: AdvisedProfile,
  }),

  'GET /advising/students/{id}/weeks': endpoint(['advisor'], {
    summary: 'The weekly log of a student who shares it',
    params: student,
    answer: AdvisedWeeks,
  }),

  'GET /advising/students/{id}/essays': endpoint(['advisor'], {
    summary: 'The essays that a student shares, without their texts',
    params: student,
    answer: AdvisedEssays,
  }),

  'GET /advising/students/{id}/deadlines': endpoint(['advisor'], {
    summary: 'The dates of a student: of the list when it is shared, of shared essays and of my tasks',
    params: student,
    answer: AdvisedDeadlines,
  }),
} satisfies Endpoints
