import type { Read } from './contract-keys.ts'

// Sets of reads that writes make stale together, by subject. `stale.ts` says which write makes which of them
// stale.

export const feed: readonly Read[] = ['GET /deadlines/feed']
export const weeks: readonly Read[] = ['GET /weeks', 'GET /weeks/history']
export const notifications: readonly Read[] = ['GET /notifications']
export const mails: readonly Read[] = ['GET /notifications/preferences', 'GET /deadlines/reminders']
export const notes: readonly Read[] = ['GET /advising/students/{id}/notes']
export const labels: readonly Read[] = ['GET /advising/students/{id}/list', 'GET /advising/applications']
export const sharing: readonly Read[] = [
  'GET /essays/reads',
  'GET /essays/{id}/place',
  'GET /essays/{id}/asks',
  'GET /advising/students/{id}/money',
  'GET /advising/students/{id}/letters',
  'GET /advising/students/{id}/documents',
  'GET /advising/link',
  'GET /advising/applications',
  'GET /advising/colleges',
  'GET /advising/students',
  'GET /advising/students/names',
  'GET /advising/students/{id}/place',
  'GET /advising/students/{id}',
  'GET /advising/students/{id}/essays',
  'GET /advising/students/{id}/deadlines',
  'GET /advising/students/{id}/forecast',
]
export const groups: readonly Read[] = [
  'GET /advising/groups',
  'GET /advising/applications',
  'GET /advising/students',
  'GET /advising/students/names',
  'GET /advising/students/{id}/place',
  'GET /advising/students/{id}',
  'GET /tasks/recipients',
]
export const conversations: readonly Read[] = [
  'GET /navigator/conversations',
  'GET /navigator/conversations/{id}',
]
export const templates: readonly Read[] = ['GET /tasks/templates']

export const essay: readonly Read[] = ['GET /essays', 'GET /essays/{id}', 'GET /deadlines']
export const essayText: readonly Read[] = [...essay, 'GET /essays/{id}/versions', 'GET /essays/pace']
export const essayInTrash: readonly Read[] = [...essayText, 'GET /essays/trash', 'GET /advising/link']
/** What an advisor is asked to read, and what came of it. */
export const reads: readonly Read[] = [
  'GET /essays/reads',
  'GET /essays/{id}/place',
  'GET /essays/{id}/asks',
  'GET /notifications',
  'GET /advising/students',
  'GET /advising/students/{id}',
]
// Only lists show how many open comments an essay has.
export const comments: readonly Read[] = [
  'GET /essays/{id}/comments',
  'GET /essays',
  'GET /advising/students/{id}/essays',
  ...reads,
]

/** What a guardian reads along. */
const readable: readonly Read[] = ['GET /messages/readable', 'GET /messages/readable/{id}']
export const messages: readonly Read[] = [
  'GET /messages/threads',
  'GET /messages/threads/{personId}',
  ...readable,
]

export const suggested: readonly Read[] = ['GET /schools/suggested']

// A request is open while a college waits for its letter.
export const recommenders: readonly Read[] = ['GET /recommenders', 'GET /letters']

export const school: readonly Read[] = [
  'GET /schools/suggested',
  'GET /schools/list',
  'GET /schools/list/{id}',
  'GET /schools/list/asked',
  'GET /deadlines',
  'GET /money/forms',
  'GET /money/net-prices',
  'GET /money/offers',
  'GET /library/story',
  ...recommenders,
]
export const askedOfList: readonly Read[] = [...essay, ...school]
// A school's essays go to the trash with it, and come back with it.
export const schoolInTrash: readonly Read[] = [
  ...school,
  'GET /schools/list/trash',
  'GET /essays',
  'GET /essays/asked',
  'GET /essays/{id}',
  'GET /essays/trash',
  'GET /advising/link',
]

/** What a request for letters and its answer change, on the student's and on the counselor's side. */
export const letters: readonly Read[] = [
  'GET /letters',
  'GET /recommenders',
  'GET /letters/board',
  'GET /access-log',
  'GET /advising/students',
  'GET /advising/students/{id}',
  'GET /advising/students/{id}/letters',
]
export const searches: readonly Read[] = ['GET /schools/find/searches']

export const tasks: readonly Read[] = [
  'GET /tasks',
  'GET /tasks/assignments',
  'GET /deadlines',
  'GET /notifications',
  'GET /advising/summary',
  'GET /advising/students',
  'GET /advising/students/names',
  'GET /advising/students/{id}/place',
  'GET /advising/students/{id}',
  'GET /advising/students/{id}/deadlines',
]

export const publicPage: readonly Read[] = ['GET /profile/public', 'GET /profile/public/{handle}']
// The preview of a story is made from the profile, the list and the name.
export const story: readonly Read[] = ['GET /library/story']
export const profile: readonly Read[] = ['GET /profile', ...publicPage, ...story]
// What scholarships require is compared with the profile and the class.
export const judged: readonly Read[] = [
  'GET /money/scholarships',
  'GET /money/scholarships/summary',
  'GET /money/state-aid',
]
export const judgedProfile: readonly Read[] = [...profile, ...judged]

export const prices: readonly Read[] = [
  'GET /money/finances',
  'GET /money/net-prices',
  'GET /money/offers',
  ...judged,
]
export const offers: readonly Read[] = ['GET /money/offers']
export const scholarships: readonly Read[] = [...judged, 'GET /deadlines']
export const localScholarships: readonly Read[] = ['GET /money/scholarships/local']
export const managedScholarships: readonly Read[] = [
  'GET /money/scholarships/managed',
  'GET /money/scholarships/managed/summary',
  'GET /money/scholarships/managed/imports',
  'GET /audit-log',
]

export const requests: readonly Read[] = [
  'GET /advising/requests',
  'GET /advising/summary',
  'GET /advising/students/search',
  'GET /notifications',
]
export const link: readonly Read[] = [
  ...messages,
  'GET /advising/groups',
  ...requests,
  ...tasks,
  'GET /advising/link',
  // An advisor's local scholarships come and go with the link.
  'GET /money/scholarships',
  'GET /money/scholarships/summary',
  'GET /advising/students/{id}/list',
  'GET /advising/students/{id}/list/{entryId}/items',
  'GET /advising/students/{id}/profile',
  'GET /advising/students/{id}/weeks',
  'GET /advising/students/{id}/money',
  'GET /advising/students/{id}/letters',
  'GET /essays/reads',
  'GET /advising/students/{id}/essays',
  'GET /advising/students/{id}/forecast',
  'GET /advising/students/{id}/notes',
  'GET /advising/students/{id}/documents',
  'GET /advising/applications',
  'GET /advising/colleges',
  'GET /letters/board',
  'GET /tasks/recipients',
]
export const catalog: readonly Read[] = [
  'GET /schools/managed',
  'GET /schools/managed/summary',
  'GET /schools/catalog',
  'GET /schools/catalog/{id}',
  'GET /schools/colleges/{unitid}',
  'GET /audit-log',
]
export const moves: readonly Read[] = [
  'GET /advising/caseloads/{id}',
  'GET /advising/covers/{id}',
  'GET /advising/moves/proposals',
  'GET /advising/students',
  'GET /people/{id}',
  'GET /audit-log',
]
export const people: readonly Read[] = [
  'GET /people',
  'GET /people/{id}',
  'GET /advising/caseloads/{id}',
  'GET /people/summary',
  'GET /audit-log',
  'GET /notifications',
]

export const profiles: readonly Read[] = ['GET /library/profiles', 'GET /library/profiles/{id}']
export const moderation: readonly Read[] = [
  ...story,
  ...profiles,
  'GET /library/stories',
  'GET /library/stories/summary',
  'GET /notifications',
  'GET /audit-log',
]
export const answers: readonly Read[] = [
  'GET /library/answers',
  'GET /library/answers/{slug}',
  'GET /library/answer-editions',
  'GET /library/answer-editions/{slug}',
  'GET /audit-log',
]
export const articles: readonly Read[] = [
  'GET /library/articles',
  'GET /library/articles/{slug}',
  'GET /library/editions',
  'GET /library/editions/{slug}',
  'GET /audit-log',
]

export const schoolPeople = [
  'GET /school/imports',
  'GET /school/people',
  'GET /school/people/summary',
  'GET /audit-log',
] as const satisfies readonly Read[]

export const family: readonly Read[] = ['GET /family', 'GET /family/guardians/{id}/prices']
export const children: readonly Read[] = [
  'GET /family/children',
  'GET /family/children/{id}',
  'GET /family/children/{id}/colleges',
  'GET /family/children/{id}/aid',
  'GET /family/children/{id}/money',
  ...readable,
]
