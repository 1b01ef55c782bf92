import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
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
    summary: 'My tasks, or those I gave to students who are mine now, newest first',
    query: TasksQuery,
    response: TasksPage,
  }),

  'POST /tasks': endpoint(['advisor'], {
    summary: 'Give a task to one or several of my students; to all of them or to none',
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
    summary: 'The tasks I gave to students who are mine now, those given to several as one',
    query: TasksQuery,
    response: AssignmentsPage,
  }),

  'PATCH /tasks/assignments/{id}': endpoint(['advisor'], {
    summary: 'Change a task for everyone who was given it and has not completed it',
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
    summary: 'Take back what I gave in the last ten minutes and nobody has completed',
    body: AssignmentIds,
    response: ChangedTasks,
  }),

  'POST /tasks/deletions/{id}/undo': endpoint(['advisor'], {
    summary: 'Bring back what I deleted in the last ten minutes',
    params: id,
    response: ChangedTasks,
  }),

  'GET /tasks/recipients': endpoint(['advisor'], {
    summary: 'The students whom I can give tasks, by name',
    query: RecipientsQuery,
    response: z.array(TaskPerson),
  }),

  'GET /tasks/templates': endpoint(['advisor'], {
    summary: 'My templates, by name',
    response: z.array(Template),
  }),

  'POST /tasks/templates': endpoint(['advisor'], {
    summary: 'Keep tasks that belong together, with dates counted from each student’s own',
    body: NewTemplate,
    response: Template,
  }),

  'PUT /tasks/templates/{id}': endpoint(['advisor'], {
    summary: 'Change a template; tasks that were given by it stay as they are',
    params: id,
    body: NewTemplate,
    response: Template,
  }),

  'DELETE /tasks/templates/{id}': endpoint(['advisor'], {
    summary: 'Delete a template; tasks that were given by it stay',
    params: id,
    response: noContent,
  }),

  'POST /tasks/templates/{id}/preview': endpoint(['advisor'], {
    summary: 'What a template would give each of these students, and when it would be due',
    params: id,
    body: NewAssignment,
    response: z.array(Preview),
  }),

  'POST /tasks/templates/{id}/assign': endpoint(['advisor'], {
    summary: 'Give the tasks of a template to these students; to all of them or to none',
    params: id,
    body: EditedAssignment,
    response: Assigned,
  }),
} satisfies Endpoints
