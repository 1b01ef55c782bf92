import { endpoint, type Endpoints, noContent } from '#endpoint.ts'
import { byId } from '../schema.ts'
import { Decline, Offer, OwnStory, StoriesPage, StoriesQuery, StoriesSummary, StoryDraft } from './schema.ts'

export const stories = {
  'GET /library/story': endpoint(['student'], {
    summary: 'My own story: what I have written, and what is published of it',
    response: OwnStory,
  }),

  'PUT /library/story': endpoint(['student'], {
    summary: 'Keep what I have written; nobody else reads it',
    body: StoryDraft,
    response: OwnStory,
  }),

  'POST /library/story/offer': endpoint(['student'], {
    summary:
      'Offer the preview that was seen for publication, unless it has changed; an admin reads it first',
    body: Offer,
    response: OwnStory,
  }),

  'POST /library/story/withdraw': endpoint(['student'], {
    summary: 'Take my story back; from the next request on nobody reads it',
    response: OwnStory,
  }),

  'GET /library/stories': endpoint(['admin'], {
    summary:
      'Stories that students have offered, the longest waiting first, or those published, the newest first',
    query: StoriesQuery,
    response: StoriesPage,
  }),

  'GET /library/stories/summary': endpoint(['admin'], {
    summary: 'How many stories wait to be read, and how many are published',
    response: StoriesSummary,
  }),

  'POST /library/stories/{id}/approve': endpoint(['admin'], {
    summary: 'Publish an offered story as it was read',
    params: byId,
    response: noContent,
  }),

  'POST /library/stories/{id}/decline': endpoint(['admin'], {
    summary: 'Send an offered story back, or take a published one down; the student is told why',
    params: byId,
    body: Decline,
    response: noContent,
  }),
} satisfies Endpoints
