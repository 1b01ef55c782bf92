import type { library } from '@bearings/domain/library/contract'
import type { Handlers } from '#platform/serve.ts'
import * as service from './service.ts'

export const libraryHandlers = {
  'GET /library/articles': service.listArticles,
  'GET /library/articles/{slug}': service.readArticle,
  'GET /library/essays': service.readEssayRules,
  'GET /library/guides': service.listGuides,
  'GET /library/guides/{slug}': service.readGuide,
  'GET /library/profiles': service.listProfiles,
  'GET /library/profiles/{id}': service.readProfile,
  'GET /library/timeline': service.readTimeline,
} satisfies Handlers<typeof library>
