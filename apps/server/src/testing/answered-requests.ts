import type { Key } from '@bearings/domain/contract'
import { amounts } from '@bearings/domain/money/calculator/options'

/** The parts of a request besides its path. */
export type Sent = { query?: Record<string, unknown>; body?: object }

const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/one'

/**
 * Requests from the student of `givenAddressed` that succeed, for endpoints where values that merely fit the
 * schema are refused for other reasons. Every read that is not listed succeeds without a query.
 */
export const answered: Partial<Record<Key, Sent>> = {
  'GET /schools/catalog': { query: { q: 'michigan' } },
  'GET /schools/high-schools': { query: { q: 'central' } },
  'POST /family/invitations': {
    body: {
      name: 'Rosa New',
      email: null,
      relation: 'mother',
      parts: { deadlines: true, list: true, money: false, letters: false, essays: false },
    },
  },
  'POST /letters/places': { body: { email: 'teacher@example.org' } },
  'PATCH /profile/public': { body: { shownName: 'initials', sections: ['activities'] } },
  'POST /messages/threads/{personId}/read': { body: { upTo: '2026-11-01T12:00:00.000Z' } },
  'POST /money/scholarships': { body: { name: 'Rotary Club of Hillside', deadline: '2027-02-01' } },
  'PATCH /recommenders/{id}': { body: { state: 'asked', letters: [] } },
  'POST /recommenders': { body: { name: 'Mr. Okafor', kind: 'teacher' } },
  'PUT /recommenders/{id}/letters/{entryId}': { body: { sentOn: '2026-10-30' } },
  'POST /schools/find/searches': { body: { name: 'In Ohio', filters: { states: ['OH'] } } },
  'POST /schools/list': { body: { own: { name: 'Hillside College' } } },
  'POST /schools/list/additions': { body: { schools: [{ own: { name: 'Seaside College' } }] } },
  'PUT /notifications/preferences': {
    body: { preferences: [{ type: 'task-updated', inApp: true, byMail: true }] },
  },
  'PUT /notifications/push': {
    body: { endpoint: pushEndpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
  },
  'POST /notifications/push/end': { body: { endpoint: pushEndpoint } },
  'PUT /essays/{id}/text': { body: { content: 'It was a bright and cold morning.', basedOn: 1 } },
  'PUT /money/answers': {
    body: {
      awardYear: '2027-28',
      dependency: 'dependent',
      household: 'married',
      familySize: 4,
      state: 'OH',
      mustFile: true,
      benefits: 'unknown',
      schedules: 'unknown',
      amounts: { ...Object.fromEntries(amounts.map((name) => [name, null])), agi: 84_600 },
    },
  },
  'PATCH /profile/gpa': { body: { ownGpa: { scale: '100', grade: '94' } } },
  'PUT /profile/academic': {
    body: {
      highSchool: null,
      classRank: null,
      gpaUnweighted: 3.78,
      gpaWeighted: null,
      satActScore: '1390 SAT',
      apIbCourses: [],
      currentCourses: ['Journalism'],
      finish: false,
    },
  },
  'PUT /profile/background': {
    body: {
      gender: null,
      citizenship: null,
      raceEthnicity: null,
      firstGeneration: null,
      incomeBracket: null,
      highSchool: 'Hillside High School',
      classRank: null,
      finish: false,
    },
  },
  'PUT /schools/list/{id}/days': { body: { status: 'Submitted', on: '2026-10-01' } },
  'PUT /schools/list/{id}/research': {
    body: { content: { type: 'doc', content: [{ type: 'paragraph' }] }, basedOn: 0 },
  },
}

/** Requests that the student of `givenAddressed` is refused in their current state, and why. */
export const refused: Partial<Record<Key, string>> = {
  'DELETE /weeks/{start}': 'the week has begun and holds tasks',
  'POST /advising/invites/by-code/{code}/join': 'has an advisor',
  'POST /advising/requests/to-advisor': 'has an advisor',
  'POST /advising/requests/{id}/approve': 'has an advisor',
  'POST /advising/requests/{id}/withdraw': 'the advisor asked',
  'POST /demo/switch': 'is in no demo',
  'POST /library/story/offer': 'has saved none',
  'POST /me/erasure': 'has no password',
  'POST /sessions/proof': 'has no password',
  'POST /weeks/{start}/carry-back': 'nothing was carried over',
}
