import { endpoint, type Endpoints } from '#endpoint.ts'
import { byId } from '../schema.ts'
import { Decline, Offer, OwnStory, StoriesPage, StoriesQuery, StoriesSummary, StoryDraft } from './schema.ts'

export const stories = {
  'GET /library/story': endpoint(['student'], {
    summary: 'Get my story: my draft, and what is published',
    response: OwnStory,
  }),

  'PUT /library/story': endpoint(['student'], {
    summary: 'Save my draft; nobody else can read it',
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
    summary: 'Withdraw my story; nobody can read it from the next request on',
    response: OwnStory,
  }),

  'GET /library/stories': endpoint(['admin'], {
    summary:
      'List the stories that students have offered, longest waiting first, or those published, newest first',
    query: StoriesQuery,
    response: StoriesPage,
  }),

  'GET /library/stories/summary': endpoint(['admin'], {
    summary: 'Count waiting and published stories',
    response: StoriesSummary,
  }),

  'POST /library/stories/{id}/approve': endpoint(['admin'], {
    summary: 'Publish an offered story as reviewed',
    params: byId,
  }),

  'POST /library/stories/{id}/decline': endpoint(['admin'], {
    summary: 'Decline an offered story, or take a published one down; the student is told why',
    params: byId,
    body: Decline,
  }),
} satisfies Endpoints
