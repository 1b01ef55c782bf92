import { endpoint, type Endpoints } from '../endpoint.ts'
import { ProfileView, SaveAcademic, SaveActivities, SaveBackground, SaveHonors } from './schema.ts'

export const profile = {
  'GET /profile': endpoint(['student'], {
    summary: 'The caller’s own profile, with its completion and scores',
    response: ProfileView,
  }),

  'PUT /profile/background': endpoint(['student'], {
    summary: 'Save the Background Information step',
    body: SaveBackground,
    response: ProfileView,
  }),

  'PUT /profile/academic': endpoint(['student'], {
    summary: 'Save the Academic Profile step',
    body: SaveAcademic,
    response: ProfileView,
  }),

  'PUT /profile/activities': endpoint(['student'], {
    summary: 'Save the Activities & Leadership step',
    body: SaveActivities,
    response: ProfileView,
  }),

  'PUT /profile/honors': endpoint(['student'], {
    summary: 'Save the Honors & Awards step',
    body: SaveHonors,
    response: ProfileView,
  }),
} satisfies Endpoints
