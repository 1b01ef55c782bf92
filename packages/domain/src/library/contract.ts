import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { answerEditions } from './answers/editions/contract.ts'
import { Answer, AnswerSummary } from './answers/schema.ts'
import { editions } from './editions/contract.ts'
import {
  Article,
  ArticleSummary,
  byId,
  bySlug,
  EssayRules,
  Guide,
  GuideSummary,
  Profile,
  ProfilesPage,
  ProfilesQuery,
  Timeline,
} from './schema.ts'
import { stories } from './stories/contract.ts'

export const library = {
  ...answerEditions,
  ...editions,
  ...stories,

  'GET /library/answers': endpoint('signed-in', {
    summary: 'List all questions without their answers, by topic and question',
    response: z.array(AnswerSummary),
  }),

  'GET /library/answers/{slug}': endpoint('signed-in', {
    summary: 'Get the answer to a question',
    params: bySlug,
    response: Answer,
  }),

  'GET /library/articles': endpoint('signed-in', {
    summary: 'List all articles without their texts, newest first',
    response: z.array(ArticleSummary),
  }),

  'GET /library/articles/{slug}': endpoint('signed-in', {
    summary: 'Get an article',
    params: bySlug,
    response: Article,
  }),

  'GET /library/essays': endpoint(['student'], {
    summary: 'List colleges’ essay prompts, and their rules on AI',
    response: EssayRules,
  }),

  'GET /library/guides': endpoint('signed-in', {
    summary: 'List all guides without their texts, by topic and title',
    response: z.array(GuideSummary),
  }),

  'GET /library/guides/{slug}': endpoint('signed-in', {
    summary: 'Get a guide',
    params: bySlug,
    response: Guide,
  }),

  'GET /library/profiles': endpoint('signed-in', {
    summary:
      'List admitted students without their essays: the samples and the newest stories, the latest class first; then older stories',
    query: ProfilesQuery,
    response: ProfilesPage,
  }),

  'GET /library/profiles/{id}': endpoint('signed-in', {
    summary: 'Get an admitted student’s profile',
    params: byId,
    response: Profile,
  }),
  'GET /library/timeline': endpoint(['student'], {
    summary: 'Get the timeline of the high school years',
    response: Timeline,
  }),
} satisfies Endpoints
