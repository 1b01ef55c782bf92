import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { Caseload, Move, NewMove, NewProposal, Proposals } from './schema.ts'

const id = z.object({ id: z.uuid() })

export const moves = {
  'GET /advising/caseloads/{id}': endpoint(['admin'], {
    summary: 'Count an advisor’s students, and show the last hand-over while it can be taken back',
    params: id,
    response: Caseload,
  }),

  'POST /advising/moves': endpoint(['admin'], {
    summary: 'Hand all students whom the school assigned to one advisor over to another',
    body: NewMove,
    response: Move,
  }),

  'GET /advising/moves/proposals': endpoint(['advisor'], {
    summary: 'List the hand-overs that wait for an answer: mine, and those to me',
    response: Proposals,
  }),

  'POST /advising/moves/proposals': endpoint(['advisor'], {
    summary: 'Propose to hand all students whom the school assigned to me over to a colleague',
    body: NewProposal,
    response: Proposals,
  }),

  'POST /advising/moves/{id}/accept': endpoint(['advisor'], {
    summary: 'Accept a hand-over to me, which takes effect at once',
    params: id,
    response: Proposals,
  }),

  'POST /advising/moves/{id}/refuse': endpoint(['advisor'], {
    summary: 'Refuse a hand-over to me, or withdraw mine',
    params: id,
    response: Proposals,
  }),

  'POST /advising/moves/{id}/undo': endpoint(['admin'], {
    summary: 'Take a hand-over back within ten minutes',
    params: id,
    response: Move,
  }),
} satisfies Endpoints
