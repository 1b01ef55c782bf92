import type { tasks } from '@bearings/domain/tasks/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as assignments from './assignments/service.ts'
import * as deletions from './deletions/service.ts'
import * as service from './service.ts'
import * as templates from './templates/service.ts'

export const taskHandlers = {
  'GET /tasks': service.list,
  'POST /tasks': service.add,
  'PATCH /tasks/{id}': service.change,
  'POST /tasks/{id}/status': service.setStatus,
  'DELETE /tasks/{id}': service.remove,
  'GET /tasks/recipients': service.recipients,
  'GET /tasks/assignments': assignments.list,
  'PATCH /tasks/assignments/{id}': assignments.change,
  'DELETE /tasks/assignments/{id}': assignments.remove,
  'POST /tasks/assignments/undo': assignments.undo,
  'POST /tasks/deletions/{id}/undo': deletions.undo,
  'GET /tasks/templates': templates.list,
  'POST /tasks/templates': templates.add,
  'PUT /tasks/templates/{id}': templates.replace,
  'DELETE /tasks/templates/{id}': templates.remove,
  'POST /tasks/templates/{id}/preview': templates.preview,
  'POST /tasks/templates/{id}/assign': templates.assign,
} satisfies Handlers<typeof tasks>
