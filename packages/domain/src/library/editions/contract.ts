import { z } from 'zod'
import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { Revision } from '#fields.ts'
import {
  ArticleWords,
  AtSlug,
  BasedOn,
  Edition,
  EditionChanges,
  EditionPreview,
  EditionsPage,
  EditionsQuery,
  NewEdition,
} from './schema.ts'

export const editions = {
  'GET /library/editions': endpoint(['admin'], {
    summary: 'All articles, those that ship and those written here, drafts too, in the order of addresses',
    query: EditionsQuery,
    response: EditionsPage,
  }),

  'POST /library/editions': endpoint(['admin'], {
    summary: 'Begin an article; only admins see it before it is published',
    body: NewEdition,
    response: Edition,
  }),

  'POST /library/editions/preview': endpoint(['admin'], {
    summary: 'The article as it would be read, and what keeps it from being published; nothing is kept',
    body: ArticleWords,
    response: EditionPreview,
  }),

  'GET /library/editions/{slug}': endpoint(['admin'], {
    summary: 'One article to work on',
    params: AtSlug,
    response: Edition,
  }),

  'PUT /library/editions/{slug}': endpoint(['admin'], {
    summary: 'Keep what is written of an article; readers see it once it is published',
    params: AtSlug,
    body: EditionChanges,
    response: Edition,
  }),

  'POST /library/editions/{slug}/publish': endpoint(['admin'], {
    summary: 'Let everybody read the article as it was saved',
    params: AtSlug,
    body: BasedOn,
    response: Edition,
  }),

  'POST /library/editions/{slug}/unpublish': endpoint(['admin'], {
    summary: 'From the next request on nobody but admins reads the article',
    params: AtSlug,
    body: BasedOn,
    response: Edition,
  }),

  'DELETE /library/editions/{slug}': endpoint(['admin'], {
    summary: 'Restore the shipped text, or delete an article that nobody reads',
    params: AtSlug,
    query: z.object({ basedOn: z.coerce.number().pipe(Revision) }),
    response: noContent,
  }),
} satisfies Endpoints
