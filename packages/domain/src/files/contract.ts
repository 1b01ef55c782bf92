import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { DocumentChanges, StoredDocument, OwnAvatar } from './schema.ts'

const document = z.object({ id: z.uuid() })

// Routes that upload and download bytes are outside the contract, in the server's `features/files/routes.ts`.
export const files = {
  'GET /me/avatar': endpoint('signed-in', {
    summary: 'Get the URLs of my picture, if I have one',
    response: OwnAvatar,
  }),

  'DELETE /me/avatar': endpoint('signed-in', {
    summary: 'Remove my picture',
  }),

  // Only a student can add one. A former student keeps control over their existing ones.
  'GET /documents': endpoint('signed-in', {
    summary: 'List my documents, newest first',
    response: z.array(StoredDocument),
  }),

  'PATCH /documents/{id}': endpoint('signed-in', {
    summary: 'Change a document’s name, kind, or whether the advisor sees it',
    params: document,
    body: DocumentChanges,
    response: StoredDocument,
  }),

  'DELETE /documents/{id}': endpoint('signed-in', {
    summary: 'Delete a document',
    params: document,
  }),

  'GET /documents/{id}/link': endpoint('signed-in', {
    summary: 'Get a download URL for a document, valid for a minute',
    params: document,
    response: z.object({ url: z.string() }),
  }),
} satisfies Endpoints
