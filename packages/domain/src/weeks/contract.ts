import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { WholeNumberInQuery } from '../fields.ts'
import { longestHistory } from './options.ts'
import { CarriedOver, Week, WeekChanges, WeekKey, WeeklyLog, WeeksHistory, WeekTask } from './schema.ts'

export const weeks = {
  'GET /weeks': endpoint(['student'], {
    summary: 'Get the weekly log: this week, planned weeks, and what is left from last week',
    response: WeeklyLog,
  }),

  'GET /weeks/history': endpoint(['student'], {
    summary: 'List tasks done by week, up to the current one',
    query: z.object({ weeks: WholeNumberInQuery({ min: 1, max: longestHistory }).default(12) }),
    response: WeeksHistory,
  }),

  'PUT /weeks/{start}': endpoint(['student'], {
    summary: 'Save the goal and the tasks of the current or a planned week',
    params: WeekKey,
    body: WeekChanges,
    response: Week,
  }),

  'PATCH /weeks/{start}/tasks/{taskId}': endpoint(['student'], {
    summary: 'Mark a task as done or not done',
    params: WeekKey.extend({ taskId: WeekTask.shape.id }),
    body: WeekTask.pick({ done: true }),
    response: WeekTask,
  }),

  'POST /weeks/{start}/carry-over': endpoint(['student'], {
    summary:
      'Move unfinished tasks on: from an earlier week to the current one, from the current one to the next',
    params: WeekKey,
    response: CarriedOver,
  }),

  'POST /weeks/{start}/carry-back': endpoint(['student'], {
    summary: 'Undo a carry-over: move tasks back to the week they came from',
    params: WeekKey,
    body: CarriedOver,
  }),

  'DELETE /weeks/{start}': endpoint(['student'], {
    summary: 'Remove a planned week',
    params: WeekKey,
  }),
} satisfies Endpoints
