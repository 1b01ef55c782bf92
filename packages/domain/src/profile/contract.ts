import { z } from 'zod'
import { endpoint, type Endpoints } from '../endpoint.ts'
import { Text } from '../fields.ts'
import { PublicProfile, PublicProfileChanges, PublicProfileSettings } from './public/schema.ts'
import { ProfileView, SaveAcademic, SaveActivities, SaveBackground, SaveGpa, SaveHonors } from './schema.ts'

export const profile = {
  'GET /profile': endpoint(['student'], {
    summary: 'Get my profile, with its completion and scores',
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

  'PATCH /profile/gpa': endpoint(['student'], {
    summary: 'Set my GPA, on the 4-point scale or as my school gives it',
    body: SaveGpa,
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

  'GET /profile/public': endpoint(['student'], {
    summary: 'Get my public page settings, and a preview of the page',
    response: PublicProfileSettings,
  }),

  'PATCH /profile/public': endpoint(['student'], {
    summary: 'Turn the public page on or off, or change its address, name or content',
    body: PublicProfileChanges,
    response: PublicProfileSettings,
  }),

  'GET /profile/public/{handle}': endpoint('public', {
    summary: 'Get a student’s public page; a private one is not found',
    // Any text that can be stored: an impossible handle gets the same "not found" as an unknown one.
    params: z.object({ handle: Text({ max: 200 }) }),
    response: PublicProfile,
  }),
} satisfies Endpoints
