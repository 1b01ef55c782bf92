import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { AuthorshipKey, AuthorshipRecord } from './authorship.ts'
import { CommentChanges, EssayComment, NewComment } from './comments/schema.ts'
import {
  Essay,
  EssayChanges,
  EssaySummary,
  EssayVersion,
  EssayVersions,
  EssayVersionText,
  NewEssay,
  SaveText,
  TrashedEssay,
} from './schema.ts'

const id = z.object({ id: z.uuid() })
const version = z.object({ id: z.uuid(), versionId: z.uuid() })
const comment = z.object({ id: z.uuid(), commentId: z.uuid() })

export const essays = {
  'GET /essays': endpoint(['student'], {
    summary: 'My essays without their texts, the newest first',
    response: z.array(EssaySummary),
  }),

  'POST /essays': endpoint(['student'], {
    summary: 'Begin an essay, for a school on my list or shared by several',
    body: NewEssay,
    response: Essay,
  }),

  'GET /essays/trash': endpoint(['student'], {
    summary: 'Deleted essays that can still be brought back, the latest first',
    response: z.array(TrashedEssay),
  }),

  'GET /essays/{id}': endpoint(['student', 'advisor'], {
    summary: 'One essay with its text: mine, or one that a student shares with me',
    params: id,
    response: Essay,
  }),

  'PATCH /essays/{id}': endpoint(['student'], {
    summary: 'Change prompt, limit, deadline, status or school',
    params: id,
    body: EssayChanges,
    response: EssaySummary,
  }),

  'PUT /essays/{id}/text': endpoint(['student'], {
    summary: 'Save the text; refused when it was saved elsewhere since the revision it is based on',
    params: id,
    body: SaveText,
    response: Essay,
  }),

  'DELETE /essays/{id}': endpoint(['student'], {
    summary: 'Delete an essay; it stays in the trash for 30 days',
    params: id,
    response: noContent,
  }),

  'POST /essays/{id}/restore': endpoint(['student'], {
    summary: 'Bring a deleted essay back',
    params: id,
    response: EssaySummary,
  }),

  'GET /essays/{id}/versions': endpoint(['student'], {
    summary: 'What was saved when, the newest first',
    params: id,
    query: z.object({ before: z.uuid().optional() }),
    response: EssayVersions,
  }),

  'POST /essays/{id}/versions': endpoint(['student'], {
    summary: 'Set a text aside as a version, without making it the essay',
    params: id,
    body: SaveText.pick({ content: true }),
    response: EssayVersion,
  }),

  'GET /essays/{id}/versions/{versionId}': endpoint(['student'], {
    summary: 'One version with its text',
    params: version,
    response: EssayVersionText,
  }),

  'POST /essays/{id}/versions/{versionId}/restore': endpoint(['student'], {
    summary: 'Make a version the text again; what stood there stays a version too',
    params: version,
    body: SaveText.pick({ basedOn: true }),
    response: Essay,
  }),

  'GET /essays/{id}/authorship': endpoint(['student'], {
    summary: 'When which text of my essay was saved, signed, without the texts',
    params: id,
    response: AuthorshipRecord,
  }),

  'GET /authorship/key': endpoint('public', {
    summary: 'The key that authorship records are checked with',
    response: AuthorshipKey,
  }),

  'GET /essays/{id}/comments': endpoint(['student', 'advisor'], {
    summary: 'What is said on an essay, the oldest first',
    params: id,
    response: z.array(EssayComment),
  }),

  'POST /essays/{id}/comments': endpoint(['student', 'advisor'], {
    summary:
      'Comment on some words or on all of an essay, or answer a comment; a resolved one is open again then',
    params: id,
    body: NewComment,
    response: EssayComment,
  }),

  'PATCH /essays/{id}/comments/{commentId}': endpoint(['student', 'advisor'], {
    summary: 'Change the words of a comment of mine',
    params: comment,
    body: CommentChanges,
    response: EssayComment,
  }),

  'DELETE /essays/{id}/comments/{commentId}': endpoint(['student', 'advisor'], {
    summary: 'Delete a comment of mine; refused once the other side has answered it',
    params: comment,
    response: noContent,
  }),

  'POST /essays/{id}/comments/{commentId}/resolve': endpoint(['student', 'advisor'], {
    summary: 'Say that a comment is dealt with; it stays readable',
    params: comment,
    response: EssayComment,
  }),

  'POST /essays/{id}/comments/{commentId}/reopen': endpoint(['student', 'advisor'], {
    summary: 'Say that a resolved comment is not dealt with after all',
    params: comment,
    response: EssayComment,
  }),
} satisfies Endpoints
