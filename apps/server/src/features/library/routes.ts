import type { library } from '@bearings/domain/library/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as answers from './answers/service.ts'
import * as editions from './editions/service.ts'
import * as service from './service.ts'
import * as moderation from './stories/moderation.ts'
import * as stories from './stories/service.ts'

export const libraryHandlers = {
  'GET /library/answer-editions': answers.list,
  'POST /library/answer-editions': answers.add,
  'GET /library/answer-editions/{slug}': answers.read,
  'PUT /library/answer-editions/{slug}': answers.save,
  'POST /library/answer-editions/{slug}/hide': answers.hide,
  'POST /library/answer-editions/{slug}/show': answers.show,
  'DELETE /library/answer-editions/{slug}': answers.remove,
  'GET /library/answers': service.listAnswers,
  'GET /library/answers/{slug}': service.readAnswer,
  'GET /library/articles': service.listArticles,
  'GET /library/articles/{slug}': service.readArticle,
  'GET /library/editions': editions.list,
  'POST /library/editions': editions.add,
  'POST /library/editions/preview': editions.preview,
  'GET /library/editions/{slug}': editions.read,
  'PUT /library/editions/{slug}': editions.save,
  'POST /library/editions/{slug}/publish': editions.publish,
  'POST /library/editions/{slug}/unpublish': editions.unpublish,
  'DELETE /library/editions/{slug}': editions.remove,
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
  'GET /library/stories/summary': moderation.summary,
  'POST /library/stories/{id}/approve': moderation.approve,
  'POST /library/stories/{id}/decline': moderation.decline,
  'GET /library/timeline': service.readTimeline,
} satisfies Handlers<typeof library>
