import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import { Revision } from '#fields.ts'
import { AtSlug, BasedOn } from '#library/editions/schema.ts'
import { AnswerChanges, AnswerEdition, AnswerLine, NewAnswer } from './schema.ts'

export const answerEditions = {
  'GET /library/answer-editions': endpoint(['admin'], {
    summary: 'List all answer cards, shipped and written here, including hidden ones, by topic and question',
    response: z.array(AnswerLine),
  }),

  'POST /library/answer-editions': endpoint(['admin'], {
    summary: 'Add an answer card, which is found at once',
    body: NewAnswer,
    response: AnswerEdition,
  }),

  'GET /library/answer-editions/{slug}': endpoint(['admin'], {
    summary: 'Get an answer card to edit',
    params: AtSlug,
    response: AnswerEdition,
  }),

  'PUT /library/answer-editions/{slug}': endpoint(['admin'], {
    summary: 'Save an answer card; everybody reads it at once, unless it is hidden',
    params: AtSlug,
    body: AnswerChanges,
    response: AnswerEdition,
  }),

  'POST /library/answer-editions/{slug}/hide': endpoint(['admin'], {
    summary: 'Hide an answer card from everybody but admins',
    params: AtSlug,
    body: BasedOn,
    response: AnswerEdition,
  }),

  'POST /library/answer-editions/{slug}/show': endpoint(['admin'], {
    summary: 'Show a hidden answer card again',
    params: AtSlug,
    body: BasedOn,
    response: AnswerEdition,
  }),

  'DELETE /library/answer-editions/{slug}': endpoint(['admin'], {
    summary: 'Restore the text of the file, or delete a card that was written here',
    params: AtSlug,
    query: z.object({ basedOn: z.coerce.number().pipe(Revision) }),
  }),
} satisfies Endpoints
