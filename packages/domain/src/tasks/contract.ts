import { z } from 'zod'
import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import { NewTasks, Task, TaskChanges, TaskPerson, TasksPage, TasksQuery } from './schema.ts'
import { Assignment, AssignmentEdited, NewTemplate, Preview, Template } from './templates/schema.ts'

const id = z.object({ id: z.uuid() })

export const tasks = {
  'GET /tasks': endpoint(['student', 'advisor'], {
    summary: 'My tasks, or those I gave to students who are mine now, newest first',
    query: TasksQuery,
    answer: TasksPage,
  }),

  'POST /tasks': endpoint(['advisor'], {
    summary: 'Give a task to one or several of my students; to all of them or to none',
    body: NewTasks,
    answer: z.array(Task),
  }),

  'PATCH /tasks/{id}': endpoint(['advisor'], {
    summary: 'Change the title, the description or the due date',
    params: id,
    body: TaskChanges,
    answer: Task,
  }),

  'POST /tasks/{id}/status': endpoint(['student', 'advisor'], {
    summary: 'Mark a task as completed or as pending; the same again changes nothing',
    params: id,
    body: Task.pick({ status: true }),
    answer: Task,
  }),

  'DELETE /tasks/{id}': endpoint(['advisor'], {
    summary: 'Delete a task for good',
    params: id,
    answer: nothing,
  }),

  'GET /tasks/recipients': endpoint(['advisor'], {
    summary: 'The students whom I can give tasks, by name',
    answer: z.array(TaskPerson),
  }),

  'GET /tasks/templates': endpoint(['advisor'], {
    summary: 'My templates, by name',
    answer: z.array(Template),
  }),

  'POST /tasks/templates': endpoint(['advisor'], {
    summary: 'Keep tasks that belong together, with dates counted from each student’s own',
    body: NewTemplate,
    answer: Template,
  }),

  'PUT /tasks/templates/{id}': endpoint(['advisor'], {
    summary: 'Change a template; tasks that were given by it stay as they are',
    params: id,
    body: NewTemplate,
    answer: Template,
  }),

  'DELETE /tasks/templates/{id}': endpoint(['advisor'], {
    summary: 'Delete a template; tasks that were given by it stay',
    params: id,
    answer: nothing,
  }),

  'POST /tasks/templates/{id}/preview': endpoint(['advisor'], {
    summary: 'What a template would give each of these students, and when it would be due',
    params: id,
    body: Assignment,
    answer: z.array(Preview),
  }),

  'POST /tasks/templates/{id}/assign': endpoint(['advisor'], {
    summary: 'Give the tasks of a template to these students; to all of them or to none',
    params: id,
    body: AssignmentEdited,
    answer: z.object({ tasks: z.number().int() }),
  }),
} satisfies Endpoints
