import { endpoint, type Endpoints } from '../endpoint.ts'
import { ProfileView, SaveAcademic, SaveActivities, SaveBackground, SaveHonors } from './schema.ts'

export const profile = {
  'GET /profile': endpoint(['student'], {
    summary: 'The caller’s own profile, with its completion and scores',
    answer: ProfileView,
  }),

  'PUT /profile/background': endpoint(['student'], {
    summary: 'Save the Background Information step',
    body: SaveBackground,
    answer: ProfileView,
  }),

  'PUT /profile/academic': endpoint(['student'], {
    summary: 'Save the Academic Profile step',
    body: SaveAcademic,
    answer: ProfileView,
  }),

  'PUT /profile/activities': endpoint(['student'], {
    summary: 'Save the Activities & Leadership step',
    body: SaveActivities,
    answer: ProfileView,
  }),

  'PUT /profile/honors': endpoint(['student'], {
    summary: 'Save the Honors & Awards step',
    body: SaveHonors,
    answer: ProfileView,
  }),
} satisfies Endpoints
