import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
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
    summary: 'List all articles, shipped and written here, including drafts, by address',
    query: EditionsQuery,
    response: EditionsPage,
  }),

  'POST /library/editions': endpoint(['admin'], {
    summary: 'Create an article; only admins see it before it is published',
    body: NewEdition,
    response: Edition,
  }),

  'POST /library/editions/preview': endpoint(['admin'], {
    summary: 'Preview an article, and list what prevents its publication; nothing is saved',
    body: ArticleWords,
    response: EditionPreview,
  }),

  'GET /library/editions/{slug}': endpoint(['admin'], {
    summary: 'Get an article to edit',
    params: AtSlug,
    response: Edition,
  }),

  'PUT /library/editions/{slug}': endpoint(['admin'], {
    summary: 'Save an article’s draft; readers see it once it is published',
    params: AtSlug,
    body: EditionChanges,
    response: Edition,
  }),

  'POST /library/editions/{slug}/publish': endpoint(['admin'], {
    summary: 'Publish the article as saved',
    params: AtSlug,
    body: BasedOn,
    response: Edition,
  }),

  'POST /library/editions/{slug}/unpublish': endpoint(['admin'], {
    summary: 'Unpublish the article',
    params: AtSlug,
    body: BasedOn,
    response: Edition,
  }),

  'DELETE /library/editions/{slug}': endpoint(['admin'], {
    summary: 'Restore the shipped text, or delete an unpublished article',
    params: AtSlug,
    query: z.object({ basedOn: z.coerce.number().pipe(Revision) }),
  }),
} satisfies Endpoints
