import type { Key, ResponseBody } from '@bearings/domain/contract'

export type Read = Extract<Key, `GET ${string}`>
export type Write = Exclude<Key, Read>

const feed: readonly Read[] = ['GET /deadlines/feed']
const weeks: readonly Read[] = ['GET /weeks', 'GET /weeks/history']
const notifications: readonly Read[] = ['GET /notifications']
const mails: readonly Read[] = ['GET /notifications/preferences', 'GET /deadlines/reminders']
const notes: readonly Read[] = ['GET /advising/students/{id}/notes']
const sharing: readonly Read[] = [
  'GET /advising/students/{id}/money',
  'GET /advising/students/{id}/letters',
  'GET /advising/students/{id}/documents',
  'GET /advising/link',
  'GET /advising/students',
  'GET /advising/students/names',
  'GET /advising/students/{id}/place',
  'GET /advising/students/{id}',
  'GET /advising/students/{id}/essays',
  'GET /advising/students/{id}/deadlines',
]
const groups: readonly Read[] = [
  'GET /advising/groups',
  'GET /advising/students',
  'GET /advising/students/names',
  'GET /advising/students/{id}/place',
  'GET /advising/students/{id}',
  'GET /tasks/recipients',
]
const conversations: readonly Read[] = ['GET /navigator/conversations', 'GET /navigator/conversations/{id}']
const templates: readonly Read[] = ['GET /tasks/templates']

const essay: readonly Read[] = ['GET /essays', 'GET /essays/{id}', 'GET /deadlines']
const essayText: readonly Read[] = [...essay, 'GET /essays/{id}/versions']
const essayInTrash: readonly Read[] = [...essayText, 'GET /essays/trash', 'GET /advising/link']
// How many comments an essay has open stands on lists only.
const comments: readonly Read[] = [
  'GET /essays/{id}/comments',
  'GET /essays',
  'GET /advising/students/{id}/essays',
  'GET /notifications',
]

const school: readonly Read[] = [
  'GET /schools/list',
  'GET /schools/list/{id}',
  'GET /deadlines',
  'GET /money/net-prices',
  'GET /money/offers',
  'GET /library/story',
  'GET /recommenders',
]
// The essays of a school go to the trash with it, and come back with it.
const schoolInTrash: readonly Read[] = [
  ...school,
  'GET /schools/list/trash',
  'GET /essays',
  'GET /essays/{id}',
  'GET /essays/trash',
  'GET /advising/link',
]

const recommenders: readonly Read[] = ['GET /recommenders']
const searches: readonly Read[] = ['GET /schools/find/searches']

const tasks: readonly Read[] = [
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

const publicPage: readonly Read[] = ['GET /profile/public', 'GET /profile/public/{handle}']
// The preview of a story is made of profile, list and name.
const story: readonly Read[] = ['GET /library/story']
const profile: readonly Read[] = ['GET /profile', ...publicPage, ...story]
// What scholarships ask for is compared with it.
const judgedProfile: readonly Read[] = [...profile, 'GET /money/scholarships']

const prices: readonly Read[] = [
  'GET /money/finances',
  'GET /money/net-prices',
  'GET /money/offers',
  'GET /money/scholarships',
]
const offers: readonly Read[] = ['GET /money/offers']
const scholarships: readonly Read[] = [
  'GET /money/scholarships',
  'GET /money/scholarships/summary',
  'GET /deadlines',
]
const managedScholarships: readonly Read[] = [
  'GET /money/scholarships/managed',
  'GET /money/scholarships/managed/summary',
  'GET /money/scholarships/managed/imports',
  'GET /audit-log',
]

const requests: readonly Read[] = [
  'GET /advising/requests',
  'GET /advising/summary',
  'GET /advising/students/search',
  'GET /notifications',
]
const link: readonly Read[] = [
  'GET /advising/groups',
  ...requests,
  ...tasks,
  'GET /advising/link',
  'GET /advising/students/{id}/list',
  'GET /advising/students/{id}/list/{entryId}/items',
  'GET /advising/students/{id}/profile',
  'GET /advising/students/{id}/weeks',
  'GET /advising/students/{id}/money',
  'GET /advising/students/{id}/letters',
  'GET /advising/students/{id}/essays',
  'GET /advising/students/{id}/notes',
  'GET /tasks/recipients',
]
const catalog: readonly Read[] = [
  'GET /schools/managed',
  'GET /schools/managed/summary',
  'GET /schools/catalog',
  'GET /schools/catalog/{id}',
  'GET /schools/colleges/{unitid}',
  'GET /audit-log',
]
const people: readonly Read[] = ['GET /people', 'GET /people/summary', 'GET /audit-log', 'GET /notifications']

const profiles: readonly Read[] = ['GET /library/profiles', 'GET /library/profiles/{id}']
const moderation: readonly Read[] = [
  ...story,
  ...profiles,
  'GET /library/stories',
  'GET /library/stories/summary',
  'GET /notifications',
  'GET /audit-log',
]
const articles: readonly Read[] = [
  'GET /library/articles',
  'GET /library/articles/{slug}',
  'GET /library/editions',
  'GET /library/editions/{slug}',
  'GET /audit-log',
]

/**
 * The reads that each write makes stale, in the browser that writes and in those that get a live event. A write without a line
 * here does not compile. Where a read's path begins like the write's up to an `{id}`, only the read with the same id is stale:
 * see `isStaleAfter`.
 */
export const stale: Record<Write, readonly Read[]> = {
  // The name on a public page is the account's.
  'PATCH /me': ['GET /me', 'GET /deadlines', ...weeks, ...publicPage, ...story],
  'PUT /me/graduation-year': [
    'GET /me',
    ...school,
    'GET /schools/catalog/{id}',
    'GET /schools/colleges/{unitid}',
    'GET /money/steps',
  ],
  'PUT /student-id-format': ['GET /student-id-format', 'GET /student-id-format/unfitting'],
  'POST /me/erasure': ['GET /me'],
  'DELETE /me/erasure': ['GET /me'],
  'POST /sessions/proof': [],
  'DELETE /sessions/{id}': ['GET /sessions'],

  'POST /schools/find/searches': searches,
  'PATCH /schools/find/searches/{id}': searches,
  'DELETE /schools/find/searches/{id}': searches,
  'POST /schools/list': schoolInTrash,
  'PATCH /schools/list/{id}': school,
  'DELETE /schools/list/{id}': schoolInTrash,
  'PUT /schools/list/target': ['GET /schools/list/target'],
  'POST /schools/list/{id}/restore': schoolInTrash,
  'POST /schools/list/{id}/checklist': school,
  'PATCH /schools/list/{id}/checklist/{itemId}': school,
  'DELETE /schools/list/{id}/checklist/{itemId}': school,
  'PUT /schools/list/{id}/research': ['GET /schools/list/{id}/research'],

  'POST /essays': essay,
  'PATCH /essays/{id}': essay,
  'PUT /essays/{id}/text': essayText,
  'DELETE /essays/{id}': essayInTrash,
  'POST /essays/{id}/restore': essayInTrash,
  'POST /essays/{id}/versions': ['GET /essays/{id}/versions'],
  'POST /essays/{id}/versions/{versionId}/restore': essayText,
  'POST /essays/{id}/comments': comments,
  'PATCH /essays/{id}/comments/{commentId}': comments,
  'DELETE /essays/{id}/comments/{commentId}': comments,
  'POST /essays/{id}/comments/{commentId}/resolve': comments,
  'POST /essays/{id}/comments/{commentId}/reopen': comments,

  'DELETE /me/avatar': ['GET /me/avatar'],
  'PATCH /documents/{id}': ['GET /documents'],
  'DELETE /documents/{id}': ['GET /documents'],

  'PUT /profile/background': [...judgedProfile, 'GET /money/finances', 'GET /money/net-prices'],
  'PUT /profile/academic': judgedProfile,
  'PUT /profile/activities': profile,
  'PUT /profile/honors': profile,
  'PATCH /profile/public': publicPage,

  'PATCH /money/finances': prices,
  'PUT /money/answers': prices,
  'DELETE /money/answers': prices,
  'PUT /money/offers/{entryId}': offers,
  'DELETE /money/offers/{entryId}': offers,
  'POST /money/scholarships': scholarships,
  'DELETE /money/scholarships/{id}': scholarships,
  'PUT /money/scholarships/{id}/saved': scholarships,
  'DELETE /money/scholarships/{id}/saved': scholarships,
  'POST /money/scholarships/managed': managedScholarships,
  'PUT /money/scholarships/managed/{id}': managedScholarships,
  'POST /money/scholarships/managed/{id}/verify': managedScholarships,
  'POST /money/scholarships/managed/{id}/archive': managedScholarships,
  'POST /money/scholarships/managed/{id}/restore': managedScholarships,
  'POST /money/scholarships/managed/imports/{id}/undo': managedScholarships,
  'PUT /money/steps/{step}': ['GET /money/steps'],

  'PUT /library/story': story,
  'POST /library/story/offer': [...story, ...profiles],
  'POST /library/story/withdraw': [...story, ...profiles],
  'POST /library/stories/{id}/approve': moderation,
  'POST /library/stories/{id}/decline': moderation,
  'POST /library/editions': articles,
  'POST /library/editions/preview': [],
  'PUT /library/editions/{slug}': articles,
  'POST /library/editions/{slug}/publish': articles,
  'POST /library/editions/{slug}/unpublish': articles,
  'DELETE /library/editions/{slug}': articles,

  'POST /recommenders': recommenders,
  'PATCH /recommenders/{id}': recommenders,
  'PUT /recommenders/{id}/letters/{entryId}': recommenders,
  'DELETE /recommenders/{id}': recommenders,

  'PUT /weeks/{start}': weeks,
  'DELETE /weeks/{start}': weeks,
  'PATCH /weeks/{start}/tasks/{taskId}': weeks,
  'POST /weeks/{start}/carry-over': weeks,
  'POST /weeks/{start}/carry-back': weeks,

  'POST /deadlines/feed': feed,
  'DELETE /deadlines/feed': feed,
  'PUT /deadlines/reminders': mails,
  'PUT /deadlines/timeline': ['GET /deadlines/timeline', 'GET /deadlines'],
  'PUT /notifications/preferences': mails,

  'POST /notifications/{id}/read': notifications,
  'POST /notifications/read': notifications,
  'DELETE /notifications/{id}': notifications,

  'POST /tasks': tasks,
  'PATCH /tasks/{id}': tasks,
  'POST /tasks/{id}/status': tasks,
  'DELETE /tasks/{id}': tasks,
  'POST /tasks/deletions/{id}/undo': tasks,
  'PATCH /tasks/assignments/{id}': tasks,
  'DELETE /tasks/assignments/{id}': tasks,
  'POST /tasks/assignments/undo': tasks,
  'POST /tasks/templates': templates,
  'PUT /tasks/templates/{id}': templates,
  'DELETE /tasks/templates/{id}': templates,
  'POST /tasks/templates/{id}/preview': [],
  'POST /tasks/templates/{id}/assign': tasks,

  'POST /advising/groups': groups,
  'PATCH /advising/groups/{id}': groups,
  'DELETE /advising/groups/{id}': groups,
  'PATCH /advising/groups/{id}/students': groups,
  'POST /advising/invites': ['GET /advising/invites'],
  'POST /advising/invites/{id}/revoke': ['GET /advising/invites'],
  'POST /advising/invites/by-code/{code}/join': [...link, 'GET /advising/invites'],
  'POST /advising/requests': requests,
  'POST /advising/requests/to-advisor': requests,
  'POST /advising/requests/{id}/approve': link,
  'POST /advising/requests/{id}/reject': requests,
  'POST /advising/requests/{id}/withdraw': requests,
  'POST /advising/links/{id}/end': link,
  'PATCH /advising/link/sharing': sharing,
  'PUT /advising/link/essays/{essayId}': sharing,
  'DELETE /advising/link/essays/{essayId}': sharing,
  'PUT /advising/students/{id}/list/{entryId}/label': ['GET /advising/students/{id}/list'],
  'DELETE /advising/students/{id}/list/{entryId}/label': ['GET /advising/students/{id}/list'],
  'POST /advising/students/{id}/notes': notes,
  'PATCH /advising/notes/{id}': notes,
  'DELETE /advising/notes/{id}': notes,

  'POST /schools/managed': catalog,
  'PUT /schools/managed/{id}': catalog,
  'POST /schools/managed/{id}/archive': catalog,
  'POST /schools/managed/{id}/restore': catalog,
  'DELETE /schools/managed/{id}': catalog,
  'PUT /people/{id}/role': people,
  'POST /people/{id}/approve': people,
  'POST /people/{id}/disable': people,
  'POST /people/{id}/enable': people,
  'POST /people/{id}/sign-out': ['GET /audit-log'],
  'PATCH /navigator/conversations/{id}': conversations,
  'DELETE /navigator/conversations/{id}': conversations,
  'PUT /navigator/agreement': ['GET /navigator/settings'],
  'PUT /navigator/switch': ['GET /navigator/settings', 'GET /audit-log'],

  'POST /jobs/{name}/run': ['GET /jobs'],
  'POST /waitlist': ['GET /waitlist'],
  // Both lead to a page that is loaded anew.
  'POST /demo': [],
  'POST /demo/switch': [],
}

/** The read whose body is also the response of the write, so that it need not be refetched. */
export const readInResponse: { [W in Write]?: ReadLike<W> } = {
  'PATCH /me': 'GET /me',
  'PUT /me/graduation-year': 'GET /me',
  'POST /me/erasure': 'GET /me',
  'DELETE /me/erasure': 'GET /me',
  'PUT /essays/{id}/text': 'GET /essays/{id}',
  'POST /essays/{id}/versions/{versionId}/restore': 'GET /essays/{id}',
  'PUT /profile/background': 'GET /profile',
  'PUT /profile/academic': 'GET /profile',
  'PUT /profile/activities': 'GET /profile',
  'PUT /profile/honors': 'GET /profile',
  'PATCH /profile/public': 'GET /profile/public',
  'PUT /schools/list/target': 'GET /schools/list/target',
  'POST /advising/invites/by-code/{code}/join': 'GET /advising/link',
  'PUT /library/story': 'GET /library/story',
  'POST /library/story/offer': 'GET /library/story',
  'POST /library/story/withdraw': 'GET /library/story',
  'PUT /library/editions/{slug}': 'GET /library/editions/{slug}',
  'POST /library/editions/{slug}/publish': 'GET /library/editions/{slug}',
  'POST /library/editions/{slug}/unpublish': 'GET /library/editions/{slug}',
  'POST /deadlines/feed': 'GET /deadlines/feed',
  'PUT /deadlines/reminders': 'GET /deadlines/reminders',
  'PUT /deadlines/timeline': 'GET /deadlines/timeline',
  'PUT /notifications/preferences': 'GET /notifications/preferences',
}

type ReadLike<W extends Write> = {
  [R in Read]: ResponseBody<W> extends ResponseBody<R> ? R : never
}[Read]

/** Whether this write, with this input, makes what was read under this query key stale. */
export function isStaleAfter(queryKey: readonly unknown[], write: Write, input: unknown): boolean {
  const read = queryKey[0] as Read
  if (!stale[write].includes(read)) return false
  const readInput = queryKey.slice(1).find((part) => typeof part === 'object')
  return sharedNames(read, write).every((name) => {
    const [one, other] = [fieldOf(readInput, name), fieldOf(input, name)]
    return one === undefined || other === undefined || one === other
  })
}

/** The `{names}` in the part of their paths with which both begin: there a name means the same thing in both. */
export function sharedNames(read: Read, write: Write): string[] {
  const [one, other] = [read, write].map((key) => key.split('/').slice(1)) as [string[], string[]]
  const end = one.findIndex((segment, index) => segment !== other[index])
  return one
    .slice(0, end === -1 ? undefined : end)
    .flatMap((segment) => /^\{(\w+)\}$/.exec(segment)?.[1] ?? [])
}

function fieldOf(input: unknown, name: string): unknown {
  return (input as Record<string, unknown> | null | undefined)?.[name]
}
