import type { library } from '@bearings/domain/library/contract'
import type { Handlers } from '#platform/serve.ts'
import * as service from './service.ts'
import * as moderation from './stories/moderation.ts'
import * as stories from './stories/service.ts'

export const libraryHandlers = {
  'GET /library/articles': service.listArticles,
  'GET /library/articles/{slug}': service.readArticle,
  'GET /library/essays': service.readEssayRules,
  'GET /library/guides': service.listGuides,
  'GET /library/guides/{slug}': service.readGuide,
  'GET /library/profiles': service.listProfiles,
  'GET /library/profiles/{id}': service.readProfile,
  'GET /library/story': stories.own,
  'PUT /library/story': stories.save,
  'POST /library/story/offer': stories.offer,
  'POST /library/story/withdraw': stories.withdraw,
  'GET /library/stories': moderation.list,
  'POST /library/stories/{id}/approve': moderation.approve,
  'POST /library/stories/{id}/decline': moderation.decline,
  'GET /library/timeline': service.readTimeline,
} satisfies Handlers<typeof library>
