import { z } from 'zod'
import { Id } from '#fields.ts'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { AskedOfSchool } from './asked/schema.ts'
import { AuthorshipKey, AuthorshipRecord } from './authorship.ts'
import { CommentChanges, EssayComment, NewComment } from './comments/schema.ts'
import { reads } from './reads/contract.ts'
import {
  AskedToAdd,
  Essay,
  EssayChanges,
  EssaySummary,
  EssayVersion,
  EssayVersions,
  EssayVersionText,
  NewEssay,
  SaveText,
  SpellingHelp,
  TrashedEssay,
  VersionName,
  WrittenDay,
} from './schema.ts'

const id = z.object({ id: z.uuid() })
const version = z.object({ id: z.uuid(), versionId: z.uuid() })
const comment = z.object({ id: z.uuid(), commentId: z.uuid() })

export const essays = {
  ...reads,

  'GET /essays': endpoint(['student'], {
    summary: 'List my essays without their texts, newest first',
    response: z.array(EssaySummary),
  }),

  'POST /essays': endpoint(['student'], {
    summary: 'Create an essay, for a school on my list or for several',
    body: NewEssay,
    response: Essay,
  }),

  'GET /essays/asked': endpoint(['student'], {
    summary: 'List what each school on my list asks me to write, as far as it is known',
    response: z.array(AskedOfSchool),
  }),

  'POST /essays/asked': endpoint(['student'], {
    summary: 'Add the required essays of schools on my list that I do not have yet, or those with these keys',
    body: AskedToAdd,
    response: z.object({ added: z.array(EssaySummary) }),
  }),

  'GET /essays/pace': endpoint(['student'], {
    summary: 'Get how many words I wrote on each of the last 21 days with any, by the versions of my essays',
    response: z.array(WrittenDay),
  }),

  'GET /essays/trash': endpoint(['student'], {
    summary: 'List deleted essays that can still be restored, latest first',
    response: z.array(TrashedEssay),
  }),

  'GET /essays/{id}': endpoint(['student', 'advisor'], {
    summary: 'Get an essay with its text: mine, or one a student shares with me',
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
    summary: 'Save the text; refused if it was saved elsewhere since the revision it is based on',
    params: id,
    body: SaveText,
    response: Essay,
  }),

  'DELETE /essays/{id}': endpoint(['student'], {
    summary: 'Delete an essay; it stays in the trash for 30 days',
    params: id,
  }),

  'POST /essays/{id}/restore': endpoint(['student'], {
    summary: 'Restore a deleted essay',
    params: id,
    response: EssaySummary,
  }),

  'GET /essays/{id}/versions': endpoint(['student'], {
    summary: 'List an essay’s versions, newest first',
    params: id,
    query: z.object({ before: Id.optional() }),
    response: EssayVersions,
  }),

  'POST /essays/{id}/versions': endpoint(['student'], {
    summary: 'Save a text as a version, without making it the essay',
    params: id,
    body: SaveText.pick({ content: true }),
    response: EssayVersion,
  }),

  'GET /essays/{id}/versions/{versionId}': endpoint(['student'], {
    summary: 'Get a version with its text',
    params: version,
    response: EssayVersionText,
  }),

  'PATCH /essays/{id}/versions/{versionId}': endpoint(['student'], {
    summary: 'Name a version; an empty name removes the one before',
    params: version,
    body: VersionName,
    response: EssayVersion,
  }),

  'POST /essays/{id}/versions/{versionId}/restore': endpoint(['student'], {
    summary: 'Restore a version; the current text is kept as a version too',
    params: version,
    body: SaveText.pick({ basedOn: true }),
    response: Essay,
  }),

  'GET /essays/{id}/authorship': endpoint(['student'], {
    summary: 'Get the signed record of when each version of my essay was saved, without the texts',
    params: id,
    response: AuthorshipRecord,
  }),

  'POST /essays/{id}/help': endpoint(['student'], {
    summary: 'Record that spelling and grammar of my essay were checked, or that I took proposals',
    params: id,
    body: SpellingHelp,
  }),

  'GET /authorship/key': endpoint('public', {
    summary: 'Get the public key to verify authorship records',
    response: AuthorshipKey,
  }),

  'GET /essays/{id}/comments': endpoint(['student', 'advisor'], {
    summary: 'List the comments on an essay, oldest first',
    params: id,
    response: z.array(EssayComment),
  }),

  'POST /essays/{id}/comments': endpoint(['student', 'advisor'], {
    summary:
      'Comment on some words or on all of an essay, or reply to a comment; a reply reopens a resolved one',
    params: id,
    body: NewComment,
    response: EssayComment,
  }),

  'PATCH /essays/{id}/comments/{commentId}': endpoint(['student', 'advisor'], {
    summary: 'Edit one of my comments',
    params: comment,
    body: CommentChanges,
    response: EssayComment,
  }),

  'DELETE /essays/{id}/comments/{commentId}': endpoint(['student', 'advisor'], {
    summary: 'Delete one of my comments; refused once the other side has replied',
    params: comment,
  }),

  'POST /essays/{id}/comments/{commentId}/resolve': endpoint(['student', 'advisor'], {
    summary: 'Resolve a comment; it stays readable',
    params: comment,
    response: EssayComment,
  }),

  'POST /essays/{id}/comments/{commentId}/reopen': endpoint(['student', 'advisor'], {
    summary: 'Reopen a resolved comment',
    params: comment,
    response: EssayComment,
  }),
} satisfies Endpoints
