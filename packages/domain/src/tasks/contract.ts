import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { AssignmentIds, AssignmentsPage, ChangedTasks, Deletion } from './assignments/schema.ts'
import { NewTasks, RecipientsQuery, Task, TaskChanges, TaskPerson, TasksPage, TasksQuery } from './schema.ts'
import {
  Assigned,
  NewAssignment,
  EditedAssignment,
  NewTemplate,
  Preview,
  Template,
} from './templates/schema.ts'

const id = z.object({ id: z.uuid() })

export const tasks = {
  'GET /tasks': endpoint(['student', 'advisor'], {
    summary: 'List my tasks, or those I assigned to my current students, newest first',
    query: TasksQuery,
    response: TasksPage,
  }),

  'POST /tasks': endpoint(['advisor'], {
    summary: 'Assign a task to one or several of my students; to all of them or to none',
    body: NewTasks,
    response: z.array(Task),
  }),

  'PATCH /tasks/{id}': endpoint(['advisor'], {
    summary: 'Change the title, the description or the due date',
    params: id,
    body: TaskChanges,
    response: Task,
  }),

  'POST /tasks/{id}/status': endpoint(['student', 'advisor'], {
    summary: 'Mark a task as completed or as pending; the same again changes nothing',
    params: id,
    body: Task.pick({ status: true }),
    response: Task,
  }),

  'DELETE /tasks/{id}': endpoint(['advisor'], {
    summary: 'Delete a task; for ten minutes that can be undone',
    params: id,
    response: Deletion,
  }),

  'GET /tasks/assignments': endpoint(['advisor'], {
    summary: 'List tasks I assigned to my current students; a task for several is one entry',
    query: TasksQuery,
    response: AssignmentsPage,
  }),

  'PATCH /tasks/assignments/{id}': endpoint(['advisor'], {
    summary: 'Change a task for everyone who has it and has not completed it',
    params: id,
    body: TaskChanges,
    response: ChangedTasks,
  }),

  'DELETE /tasks/assignments/{id}': endpoint(['advisor'], {
    summary: 'Delete a task for everyone who has not completed it; for ten minutes that can be undone',
    params: id,
    response: Deletion,
  }),

  'POST /tasks/assignments/undo': endpoint(['advisor'], {
    summary: 'Undo an assignment from the last ten minutes that nobody has completed',
    body: AssignmentIds,
    response: ChangedTasks,
  }),

  'POST /tasks/deletions/{id}/undo': endpoint(['advisor'], {
    summary: 'Undo a deletion from the last ten minutes',
    params: id,
    response: ChangedTasks,
  }),

  'GET /tasks/recipients': endpoint(['advisor'], {
    summary: 'List the students to whom I can assign tasks, by name',
    query: RecipientsQuery,
    response: z.array(TaskPerson),
  }),

  'GET /tasks/templates': endpoint(['advisor'], {
    summary: 'List my templates, by name',
    response: z.array(Template),
  }),

  'POST /tasks/templates': endpoint(['advisor'], {
    summary: 'Create a template of tasks, with dates counted from each student’s own',
    body: NewTemplate,
    response: Template,
  }),

  'PUT /tasks/templates/{id}': endpoint(['advisor'], {
    summary: 'Change a template; tasks already assigned from it stay as they are',
    params: id,
    body: NewTemplate,
    response: Template,
  }),

  'DELETE /tasks/templates/{id}': endpoint(['advisor'], {
    summary: 'Delete a template; tasks already assigned from it stay',
    params: id,
  }),

  'POST /tasks/templates/{id}/preview': endpoint(['advisor'], {
    summary: 'Preview the tasks a template would assign to each of these students, with due dates',
    params: id,
    body: NewAssignment,
    response: z.array(Preview),
  }),

  'POST /tasks/templates/{id}/assign': endpoint(['advisor'], {
    summary: 'Assign a template’s tasks to these students; to all of them or to none',
    params: id,
    body: EditedAssignment,
    response: Assigned,
  }),
} satisfies Endpoints
