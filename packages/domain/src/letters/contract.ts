import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { SentLetter } from '../recommenders/schema.ts'
import {
  Acceptance,
  Board,
  BoardQuery,
  BragSheet,
  CodedLetter,
  CodedRequest,
  Desk,
  DeskChanges,
  IsFull,
  LetterCode,
  MyLetters,
  NewAsk,
  Places,
  Refusal,
  Waiver,
} from './schema.ts'

const id = z.object({ id: z.uuid() })

export const letters = {
  'GET /letters': endpoint(['student'], {
    summary: 'Get my requests for letters, my brag sheet, and my answer about reading letters',
    response: MyLetters,
  }),

  'PUT /letters/waiver': endpoint(['student'], {
    summary: 'Say whether I waive my right to read the letters',
    body: Waiver,
    response: MyLetters,
  }),

  'PUT /letters/brag-sheet': endpoint(['student'], {
    summary: 'Save my brag sheet',
    body: BragSheet,
  }),

  'POST /letters/places': endpoint(['student'], {
    summary: 'Get whether whoever has this address takes no more requests',
    body: Places,
    response: IsFull,
  }),

  'POST /letters/asks': endpoint(['student'], {
    summary: 'Ask one of my recommenders for letters, by mail or with a link to hand over',
    body: NewAsk,
    response: MyLetters,
  }),

  'POST /letters/asks/{id}/remind': endpoint(['student'], {
    summary: 'Remind a recommender; the mail leaves with the next of the day',
    params: id,
    response: MyLetters,
  }),

  'POST /letters/asks/{id}/withdraw': endpoint(['student'], {
    summary: 'Take back a request; whoever has accepted is told',
    params: id,
    response: MyLetters,
  }),

  'GET /letters/board': endpoint(['advisor'], {
    summary: 'List the letters of my students who show them, the nearest first, and who is asked most',
    query: BoardQuery,
    response: Board,
    wide: true,
  }),

  'PUT /letters/board/{id}/letters/{entryId}': endpoint(['advisor'], {
    summary: 'Say when I sent the counselor’s letter of a student to a college, or that I did not',
    params: z.object({ id: z.uuid(), entryId: Id }),
    body: SentLetter,
  }),

  'GET /letters/by-code/{code}': endpoint('public', {
    summary: 'Get the requests of the recommender with this link',
    params: LetterCode,
    response: Desk,
  }),

  'PATCH /letters/by-code/{code}': endpoint('public', {
    summary: 'Limit how many letters the recommender writes, or stop the reminders; with the mailed link',
    params: LetterCode,
    body: DeskChanges,
    response: Desk,
  }),

  'POST /letters/by-code/{code}/new-link': endpoint('public', {
    summary:
      'Mail the recommender a new link, and the earlier ones end; asked with a link that was handed over, mail the same again',
    params: LetterCode,
  }),

  'POST /letters/by-code/{code}/forget': endpoint('public', {
    summary: 'Delete the recommender’s address, and end their requests; with the mailed link',
    params: LetterCode,
  }),

  'POST /letters/by-code/{code}/{id}/accept': endpoint('public', {
    summary: 'Accept a request, with the day by which the letters will be there; or change that day',
    params: CodedRequest,
    body: Acceptance,
    response: Desk,
  }),

  'POST /letters/by-code/{code}/{id}/decline': endpoint('public', {
    summary: 'Decline a request; the student does not learn the reason',
    params: CodedRequest,
    body: Refusal,
    response: Desk,
  }),

  'PUT /letters/by-code/{code}/{id}/letters/{entryId}': endpoint('public', {
    summary: 'Say when the letter for a college was sent, or that it was not',
    params: CodedLetter,
    body: SentLetter,
    response: Desk,
  }),

  'POST /letters/new-link': endpoint('public', {
    summary:
      'Mail the link again to an address that has requests; the response never says whether it has any',
    body: Places,
  }),
} satisfies Endpoints
