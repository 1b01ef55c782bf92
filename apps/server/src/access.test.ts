import { randomUUID } from 'node:crypto'
import { type Actor, Role } from '@bearings/domain/actor'
import { usualSharing } from '@bearings/domain/advising/options'
import { contract, type Contract, type Input, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  givenGroup,
  givenInvite,
  givenLink,
  givenNote,
  givenRequest,
  givenView,
} from './testing/given-advising.ts'
import { givenComment } from './testing/given-comments.ts'
import { givenEssay } from './testing/given-essays.ts'
import { everyPart, givenFamilyInvitation, givenGuardian } from './testing/given-family.ts'
import { givenDocument } from './testing/given-files.ts'
import { givenLetterContact, givenLetterRequest } from './testing/given-letters.ts'
import { givenMessage } from './testing/given-messages.ts'
import { givenOffer, givenScholarship } from './testing/given-money.ts'
import { givenConversation } from './testing/given-navigator.ts'
import { givenNotification } from './testing/given-notifications.ts'
import { givenProfile, givenPublicProfile } from './testing/given-profile.ts'
import { givenRecommender } from './testing/given-recommenders.ts'
import { givenSchool, givenSchoolPerson } from './testing/given-school.ts'
import { givenChecklistItem, givenEntry, givenSavedSearch, givenSuggestion } from './testing/given-schools.ts'
import { givenDeletedTask, givenTask, givenTemplate } from './testing/given-tasks.ts'
import { givenWeek } from './testing/given-weeks.ts'
import { givenSession, givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'

/** Endpoints whose path names one row. */
type Addressed = { [K in Key]: Contract[K] extends { params: unknown } ? K : never }[Key]

/**
 * The input that reaches one student's rows through each endpoint with a path parameter. `everyone` marks
 * rows that belong to nobody or that an admin manages, `own` a parameter that means something else for each
 * caller. A new endpoint does not compile until it is listed here.
 */
const rowsOf: { [K in Addressed]: ((of: Belongings) => Input<K>) | 'everyone' | 'own' } = {
  'DELETE /advising/groups/{id}': ({ group }) => ({ id: group }),
  'DELETE /advising/link/essays/{essayId}': ({ essay }) => ({ essayId: essay }),
  'DELETE /advising/students/{id}/list/{entryId}/label': ({ actor, entry }) => ({
    id: actor.userId,
    entryId: entry,
  }),
  'DELETE /advising/views/{id}': ({ view }) => ({ id: view }),
  'DELETE /advising/notes/{id}': ({ note }) => ({ id: note }),
  'DELETE /documents/{id}': ({ document }) => ({ id: document }),
  'DELETE /essays/{id}': ({ essay }) => ({ id: essay }),
  'DELETE /essays/{id}/comments/{commentId}': ({ essay, comment }) => ({ id: essay, commentId: comment }),
  'DELETE /library/answer-editions/{slug}': 'everyone',
  'DELETE /library/editions/{slug}': 'everyone',
  'DELETE /money/offers/{entryId}': ({ entry }) => ({ entryId: entry }),
  'PUT /money/scholarships/local/{id}': ({ scholarship }) => ({ id: scholarship, name: 'Kestrel Rotary' }),
  'DELETE /money/scholarships/local/{id}': ({ scholarship }) => ({ id: scholarship }),
  'DELETE /money/scholarships/{id}': ({ scholarship }) => ({ id: scholarship }),
  'DELETE /money/scholarships/{id}/saved': ({ scholarship }) => ({ id: scholarship }),
  'DELETE /navigator/conversations/{id}': ({ conversation }) => ({ id: conversation }),
  'DELETE /notifications/{id}': ({ notification }) => ({ id: notification }),
  'DELETE /recommenders/{id}': ({ recommender }) => ({ id: recommender }),
  'DELETE /schools/find/searches/{id}': ({ search }) => ({ id: search }),
  'DELETE /schools/list/{id}': ({ entry }) => ({ id: entry }),
  'DELETE /schools/list/{id}/checklist/{itemId}': ({ entry, item }) => ({ id: entry, itemId: item }),
  'DELETE /schools/managed/{id}': 'everyone',
  'DELETE /sessions/{id}': ({ session }) => ({ id: session }),
  'DELETE /tasks/assignments/{id}': ({ assignment }) => ({ id: assignment }),
  'DELETE /tasks/{id}': ({ givenTask: id }) => ({ id }),
  'DELETE /tasks/templates/{id}': ({ template }) => ({ id: template }),
  'DELETE /weeks/{start}': 'own',
  'GET /advising/caseloads/{id}': 'everyone',
  'GET /advising/covers/{id}': ({ actor }) => ({ id: actor.userId }),
  'POST /advising/moves/{id}/accept': ({ request }) => ({ id: request }),
  'POST /advising/moves/{id}/refuse': ({ request }) => ({ id: request }),
  'POST /advising/covers/{id}': ({ actor }) => ({
    id: actor.userId,
    email: 'colleague@example.org',
    from: '2026-12-01',
    until: '2026-12-02',
  }),
  'POST /advising/covers/{id}/end': ({ actor }) => ({ id: actor.userId, colleagueId: actor.userId }),
  'GET /advising/invites/by-code/{code}': 'everyone',
  'GET /advising/students/{id}': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/deadlines': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/documents': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/essays': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/forecast': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/letters': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/list': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/list/{entryId}/items': ({ actor, entry }) => ({
    id: actor.userId,
    entryId: entry,
  }),
  'GET /advising/students/{id}/money': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/notes': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/place': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/profile': ({ actor }) => ({ id: actor.userId }),
  'GET /advising/students/{id}/weeks': ({ actor }) => ({ id: actor.userId }),
  'GET /documents/{id}/link': ({ document }) => ({ id: document }),
  'GET /essays/{id}': ({ essay }) => ({ id: essay }),
  'DELETE /essays/{id}/asks': ({ essay, link }) => ({ id: essay, linkId: link }),
  'GET /essays/{id}/asks': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/place': ({ essay }) => ({ id: essay }),
  'POST /essays/{id}/nothing-to-say': ({ essay }) => ({ id: essay }),
  'PUT /essays/{id}/asks': ({ essay, link }) => ({ id: essay, linkId: link }),
  'GET /essays/{id}/authorship': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/comments': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/versions': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/versions/{versionId}': ({ essay, version }) => ({ id: essay, versionId: version }),
  'DELETE /family/invitations/{id}': ({ familyInvitation }) => ({ id: familyInvitation }),
  'GET /family/children/{id}': ({ actor }) => ({ id: actor.userId }),
  'GET /family/children/{id}/aid': ({ actor }) => ({ id: actor.userId }),
  'GET /family/children/{id}/colleges': ({ actor }) => ({ id: actor.userId }),
  'GET /family/children/{id}/money': ({ actor }) => ({ id: actor.userId }),
  'GET /family/guardians/{id}/prices': ({ guardianLink }) => ({ id: guardianLink }),
  'GET /family/invitations/by-code/{code}': 'everyone',
  'PATCH /family/guardians/{id}': ({ guardianLink }) => ({ id: guardianLink, isPaused: true }),
  'POST /family/guardians/{id}/end': ({ guardianLink }) => ({ id: guardianLink }),
  'POST /family/invitations/by-code/{code}/accept': 'everyone',
  'PUT /family/children/{id}/money': ({ actor }) => ({
    id: actor.userId,
    budget: 1,
    state: null,
    answers: null,
    showsBudget: true,
  }),
  'GET /messages/threads/{personId}': ({ actor }) => ({ personId: actor.userId }),
  'POST /messages/threads/{personId}/read': ({ actor }) => ({
    personId: actor.userId,
    upTo: '2026-11-01T12:00:00Z',
  }),
  'PUT /messages/readers/{linkId}': ({ actor, guardianLink }) => ({
    personId: actor.userId,
    linkId: guardianLink,
    reads: true,
  }),
  'GET /messages/readable/{id}': ({ messageThread }) => ({ id: messageThread }),
  'POST /messages/readable/{id}/read': ({ messageThread }) => ({
    id: messageThread,
    upTo: '2026-11-01T12:00:00Z',
  }),
  'PUT /messages/threads/{personId}/muted': ({ actor }) => ({ personId: actor.userId, isMuted: true }),
  'PUT /messages/{id}': ({ actor, message }) => ({ id: message, to: actor.userId, body: 'mine now' }),
  'PUT /messages/broadcasts/{id}': ({ actor }) => ({
    id: randomUUID(),
    studentIds: [actor.userId],
    subject: 'mine now',
    body: 'mine now',
    kind: 'threads',
  }),
  'POST /messages/broadcasts/{id}/withdraw': 'own',
  'POST /messages/{id}/withdraw': ({ message }) => ({ id: message }),
  'PUT /letters/board/{id}/letters/{entryId}': ({ recommender, entry }) => ({
    id: recommender,
    entryId: entry,
    sentOn: '2026-10-30',
  }),
  'GET /letters/by-code/{code}': 'everyone',
  'PATCH /letters/by-code/{code}': 'everyone',
  'POST /letters/asks/{id}/remind': ({ letterRequest }) => ({ id: letterRequest }),
  'POST /letters/asks/{id}/withdraw': ({ letterRequest }) => ({ id: letterRequest }),
  'POST /letters/by-code/{code}/forget': 'everyone',
  'POST /letters/by-code/{code}/new-link': 'everyone',
  'POST /letters/by-code/{code}/{id}/accept': ({ letterRequest, neighborsCode: code }) => ({
    code,
    id: letterRequest,
    promisedOn: null,
  }),
  'POST /letters/by-code/{code}/{id}/decline': ({ letterRequest, neighborsCode: code }) => ({
    code,
    id: letterRequest,
  }),
  'PUT /letters/by-code/{code}/{id}/letters/{entryId}': ({ letterRequest, entry, neighborsCode: code }) => ({
    code,
    id: letterRequest,
    entryId: entry,
    sentOn: '2026-10-30',
  }),
  'GET /library/answers/{slug}': 'everyone',
  'GET /library/articles/{slug}': 'everyone',
  'GET /library/answer-editions/{slug}': 'everyone',
  'GET /library/editions/{slug}': 'everyone',
  'GET /library/guides/{slug}': 'everyone',
  'GET /library/profiles/{id}': 'everyone',
  'GET /navigator/conversations/{id}': ({ conversation }) => ({ id: conversation }),
  'GET /people/{id}': 'everyone',
  'GET /profile/public/{handle}': ({ handle }) => ({ handle }),
  'GET /schools/catalog/{id}': 'everyone',
  'GET /schools/colleges/{unitid}': 'everyone',
  'GET /schools/list/{id}/research': ({ entry }) => ({ id: entry }),
  'GET /schools/list/{id}': ({ entry }) => ({ id: entry }),
  'PATCH /advising/groups/{id}': ({ group }) => ({ id: group, name: 'mine now' }),
  'PATCH /advising/views/{id}': ({ view }) => ({ id: view, name: 'mine now' }),
  'PATCH /advising/groups/{id}/students': ({ group, actor }) => ({ id: group, add: [actor.userId] }),
  'PATCH /advising/notes/{id}': ({ note }) => ({ id: note, content: 'mine now' }),
  'PATCH /documents/{id}': ({ document }) => ({ id: document, name: 'mine now' }),
  'PATCH /essays/{id}': ({ essay }) => ({ id: essay, status: 'complete' }),
  'PATCH /essays/{id}/comments/{commentId}': ({ essay, comment }) => ({
    id: essay,
    commentId: comment,
    body: 'mine now',
  }),
  'PATCH /essays/{id}/versions/{versionId}': ({ essay, version }) => ({
    id: essay,
    versionId: version,
    name: 'mine now',
  }),
  'PATCH /navigator/conversations/{id}': ({ conversation }) => ({ id: conversation, title: 'mine now' }),
  'PATCH /recommenders/{id}': ({ recommender }) => ({ id: recommender, name: 'mine now' }),
  'PATCH /schools/find/searches/{id}': ({ search }) => ({ id: search, name: 'mine now' }),
  'PATCH /schools/list/{id}': ({ entry }) => ({ id: entry, status: 'Submitted' }),
  'PATCH /schools/list/{id}/checklist/{itemId}': ({ entry, item }) => ({
    id: entry,
    itemId: item,
    done: true,
  }),
  'PATCH /tasks/assignments/{id}': ({ assignment }) => ({ id: assignment, title: 'mine now' }),
  'PATCH /tasks/{id}': ({ givenTask: id }) => ({ id, title: 'mine now' }),
  'PATCH /weeks/{start}/tasks/{taskId}': ({ week, task }) => ({ start: week, taskId: task, done: true }),
  'POST /advising/invites/by-code/{code}/join': 'everyone',
  'PATCH /advising/invites/{id}': ({ invite }) => ({ id: invite, places: 60 }),
  'POST /advising/not-joined/{id}/invite': ({ expected }) => ({ id: expected }),
  'POST /advising/invites/{id}/revoke': ({ invite }) => ({ id: invite }),
  'POST /advising/links/{id}/end': ({ link }) => ({ id: link }),
  'POST /advising/moves/{id}/undo': 'everyone',
  'POST /advising/requests/{id}/approve': ({ request }) => ({ id: request, sharing: usualSharing }),
  'POST /advising/requests/{id}/reject': ({ request }) => ({ id: request }),
  'POST /advising/requests/{id}/withdraw': ({ request }) => ({ id: request }),
  'POST /advising/students/{id}/notes': ({ actor }) => ({ id: actor.userId, content: 'mine now' }),
  'POST /essays/{id}/comments': ({ essay }) => ({ id: essay, body: 'mine now' }),
  'POST /essays/{id}/comments/{commentId}/reopen': ({ essay, comment }) => ({
    id: essay,
    commentId: comment,
  }),
  'POST /essays/{id}/comments/{commentId}/resolve': ({ essay, comment }) => ({
    id: essay,
    commentId: comment,
  }),
  'POST /essays/{id}/restore': ({ trashedEssay }) => ({ id: trashedEssay }),
  'POST /essays/{id}/versions': ({ essay }) => ({ id: essay, content: 'mine now' }),
  'POST /essays/{id}/help': ({ essay }) => ({ id: essay, checks: 1, accepted: 0 }),
  'POST /essays/{id}/versions/{versionId}/restore': ({ essay, version }) => ({
    id: essay,
    versionId: version,
    basedOn: 1,
  }),
  'POST /jobs/{name}/run': 'everyone',
  'POST /money/scholarships/managed/imports/{id}/undo': 'everyone',
  'POST /school/imports/{id}/undo': 'everyone',
  'POST /school/people/{id}/release': 'everyone',
  'POST /money/scholarships/managed/{id}/archive': 'everyone',
  'POST /money/scholarships/managed/{id}/restore': 'everyone',
  'POST /money/scholarships/managed/{id}/verify': 'everyone',
  'POST /notifications/{id}/read': ({ notification }) => ({ id: notification }),
  'POST /people/{id}/approve': 'everyone',
  'POST /people/{id}/clear-lock': 'everyone',
  'POST /people/{id}/confirmation': 'everyone',
  'POST /people/{id}/disable': 'everyone',
  'POST /people/{id}/email': 'everyone',
  'POST /people/{id}/enable': 'everyone',
  'POST /people/{id}/erasure': 'everyone',
  'POST /people/{id}/keep': 'everyone',
  'POST /people/{id}/remove-authenticators': 'everyone',
  'POST /people/{id}/sign-in-link': 'everyone',
  'POST /people/{id}/sign-out': 'everyone',
  'POST /schools/list/{id}/checklist': ({ entry }) => ({ id: entry, label: 'Portfolio' }),
  'POST /schools/list/{id}/checklist/changes': ({ entry }) => ({ id: entry, add: [], remove: [] }),
  'POST /library/answer-editions/{slug}/hide': 'everyone',
  'POST /library/answer-editions/{slug}/show': 'everyone',
  'POST /library/editions/{slug}/publish': 'everyone',
  'POST /library/editions/{slug}/unpublish': 'everyone',
  'POST /library/stories/{id}/approve': 'everyone',
  'POST /library/stories/{id}/decline': 'everyone',
  'POST /schools/list/{id}/restore': ({ trashed }) => ({ id: trashed }),
  'POST /schools/suggested/{id}/decline': ({ suggested }) => ({ id: suggested.id }),
  'POST /schools/suggested/{id}/undo': ({ suggested }) => ({ id: suggested.batchId }),
  'POST /schools/managed/{id}/archive': 'everyone',
  'POST /schools/managed/{id}/restore': 'everyone',
  'POST /tasks/deletions/{id}/undo': ({ deletion }) => ({ id: deletion }),
  'POST /tasks/{id}/status': ({ givenTask: id }) => ({ id, status: 'completed' }),
  'POST /tasks/templates/{id}/assign': ({ template, actor }) => ({
    id: template,
    studentIds: [actor.userId],
    deadline: 'next',
  }),
  'POST /tasks/templates/{id}/preview': ({ template, actor }) => ({
    id: template,
    studentIds: [actor.userId],
    deadline: 'next',
  }),
  'POST /weeks/{start}/carry-back': 'own',
  'POST /weeks/{start}/carry-over': 'own',
  'PUT /advising/link/essays/{essayId}': ({ essay }) => ({ essayId: essay }),
  'PUT /advising/students/{id}/list/{entryId}/label': ({ actor, entry }) => ({
    id: actor.userId,
    entryId: entry,
    label: 'Likely',
    reason: 'other',
  }),
  'PUT /essays/{id}/text': ({ essay }) => ({ id: essay, content: 'mine now', basedOn: 1 }),
  'PUT /library/answer-editions/{slug}': 'everyone',
  'PUT /library/editions/{slug}': 'everyone',
  'PUT /money/offers/{entryId}': ({ entry }) => ({
    entryId: entry,
    costs: { tuition: 1, housing: null, books: null, other: null },
    awards: [],
  }),
  'PUT /money/scholarships/{id}/saved': ({ scholarship }) => ({
    id: scholarship,
    status: 'won',
    deadline: null,
  }),
  'PUT /money/scholarships/managed/{id}': 'everyone',
  'PUT /money/steps/{step}': 'own',
  'PUT /people/{id}/class': 'everyone',
  'PUT /people/{id}/role': 'everyone',
  'PUT /recommenders/{id}/letters/{entryId}': ({ recommender, entry }) => ({
    id: recommender,
    entryId: entry,
    sentOn: null,
  }),
  'PUT /schools/list/{id}/days': ({ entry }) => ({ id: entry, status: 'Submitted', on: '2026-10-01' }),
  'PUT /schools/list/{id}/research': ({ entry }) => ({
    id: entry,
    content: { type: 'doc', content: [] },
    basedOn: 0,
  }),
  'PUT /schools/managed/{id}': 'everyone',
  'PUT /tasks/templates/{id}': ({ template }) => ({
    id: template,
    name: 'mine now',
    items: [{ title: 'mine now', dueFrom: 'none' }],
  }),
  'PUT /weeks/{start}': 'own',
}

/** Required queries, which are to find nothing of the student's. */
const questions: Partial<Record<Key, (of: Belongings) => object>> = {
  'GET /advising/students/search': () => ({ studentId: 'nobody has it' }),
  'GET /advising/summaries': ({ actor }) => ({ id: [actor.userId] }),
}

/** Lists of everybody, which admins are meant to see. */
const overviews: Key[] = ['GET /school/people', 'GET /audit-log', 'GET /people', 'GET /schools/all-lists']

type Belongings = Awaited<ReturnType<typeof givenBelongings>>
type AnyCall = (key: Key, input?: object) => Promise<unknown>

const endpoints = Object.entries<Endpoint>(contract).map(([key, { access }]) => ({ key: key as Key, access }))
const refused = endpoints.flatMap(({ key, access }) =>
  Role.options.filter((role) => !lets(access, role)).map((role) => ({ key, role })),
)
const addressed = endpoints.flatMap(({ key, access }) => {
  const row = rowsOf[key as Addressed] as ((of: Belongings) => object) | string | undefined
  if (typeof row !== 'function') return []
  return Role.options.filter((role) => lets(access, role)).map((role) => ({ key, role, row }))
})
const readings = endpoints.flatMap(({ key, access }) =>
  key.startsWith('GET ') && !key.includes('{') && !overviews.includes(key)
    ? Role.options.filter((role) => lets(access, role)).map((role) => ({ key, role }))
    : [],
)
/** A thread of one's own with the student stays readable for a while after the connection: `messages.test.ts`. */
const ownThread: Key[] = [
  'GET /messages/threads/{personId}',
  'POST /messages/threads/{personId}/read',
  'PUT /messages/{id}',
]

let owner: Belongings
/** One person of each role, who sees and changes nothing below. */
let strangers: Record<Role, AnyCall>
let former: AnyCall[]
const app = useTestApp()
beforeAll(async () => {
  await givenSchool(app.db)
  owner = await givenBelongings()
  const signedIn = async (role: Role) => [role, await app.as(await givenUser(app.db, role))]
  strangers = Object.fromEntries(await Promise.all(Role.options.map(signedIn)))
  former = (await Promise.all([owner.formerAdvisor, owner.formerCover].map(app.as))) as AnyCall[]
})

describe('signed out', () => {
  test.each(endpoints.filter(({ access }) => access !== 'public'))(
    '$key is closed, whatever is sent',
    async ({ key }) => {
      await expect((app.signedOut as AnyCall)(key, noPath(key))).toBeRefused('UNAUTHORIZED')
    },
  )
})

describe('the wrong role', () => {
  test.each(refused)('$key is closed to a $role, whatever is sent', async ({ key, role }) => {
    await expect(strangers[role](key, noPath(key))).toBeRefused('FORBIDDEN')
  })
})

describe('somebody else', () => {
  test.each(addressed)('$key does not exist for another $role', async ({ key, role, row }) => {
    await expect(strangers[role](key, row(owner))).toBeRefused('NOT_FOUND')
  })

  test.each(addressed.filter(({ key, role }) => role === 'advisor' && !ownThread.includes(key)))(
    '$key does not exist for an advisor whose connection has ended, nor for who covered for another',
    async ({ key, row }) => {
      for (const call of former) await expect(call(key, row(owner))).toBeRefused('NOT_FOUND')
    },
  )

  test.each(readings)('$key tells another $role nothing of a student', async ({ key, role }) => {
    const answer = JSON.stringify(await strangers[role](key, questions[key]?.(owner)))

    expect(answer).not.toContain(owner.mark)
    expect(answer).not.toContain(owner.actor.userId)
  })

  test('what was tried on a student’s rows has changed none of them', async () => {
    const call = await app.as(owner.actor)

    expect(await call('GET /schools/list')).toMatchObject([
      { id: owner.entry, status: 'Submitted', days: [] },
    ])
    expect(await call('GET /essays')).toMatchObject([{ id: owner.essay, status: 'drafting', revision: 1 }])
    expect((await call('GET /weeks')).current).toMatchObject({ tasks: [{ text: owner.mark, done: false }] })
    expect((await call('GET /tasks')).tasks).toMatchObject([{ title: owner.mark, status: 'pending' }])
    expect(await call('GET /advising/link')).toMatchObject({ link: { id: owner.link, sharedEssayIds: [] } })
    expect((await call('GET /advising/requests')).requests).toMatchObject([{ status: 'pending' }])
    expect(await call('GET /family')).toMatchObject({
      guardians: [{ isPaused: false, filled: null }],
      invitations: [{ name: owner.mark }],
    })
    expect(await call('GET /messages/threads')).toMatchObject({
      threads: [{ last: owner.mark, isMuted: false, isLastMine: true }],
    })
    expect(await call('GET /navigator/conversations')).toMatchObject([{ title: owner.mark }])
    expect(await call('GET /schools/find/searches')).toMatchObject([{ name: owner.mark }])
    expect(await call('GET /letters')).toMatchObject({ asks: [{ state: 'asked', openedAt: null }] })
    expect(await call('GET /recommenders')).toMatchObject({ recommenders: [{ name: owner.mark }] })
    expect(await call('GET /notifications')).toMatchObject({
      notifications: [{ id: owner.notification, isRead: false }],
    })
  })
})

/** Creates a student with a row of every kind; every text of theirs contains the mark. */
async function givenBelongings() {
  const mark = 'only-for-its-owner'
  const actor: Actor = await givenUser(app.db, 'student', { fullName: mark, studentId: mark })
  await givenProfile(app.db, actor, { highSchool: mark })
  const entry = await givenEntry(app.db, actor, { major: mark, status: 'Submitted' })
  const trashed = await givenEntry(app.db, actor, { major: mark, trashedAt: new Date() })
  const essay = await givenEssay(app.db, actor, { promptName: mark, content: mark })
  const { versions } = await (await app.as(actor))('GET /essays/{id}/versions', { id: essay.id })
  const advisor = await givenUser(app.db, 'advisor')
  const link = await givenLink(app.db, { advisor, student: actor })
  const [formerAdvisor, formerCover] = [
    await givenUser(app.db, 'advisor'),
    await givenUser(app.db, 'advisor'),
  ]
  const student = actor
  const endedAt = new Date()
  await givenLink(app.db, { advisor: formerAdvisor, student }, { endedAt })
  await givenLink(app.db, { advisor: formerCover, student }, { coversLinkId: link.id, endedAt })
  const guardian = await givenUser(app.db, 'guardian')
  const otherAdvisor = await givenUser(app.db, 'advisor')
  const recommender = await givenRecommender(app.db, actor, { name: mark, letters: { [entry.id]: null } })
  const assignmentId = randomUUID()
  const week = await givenWeek(app.db, actor, { weekGoal: mark, tasks: [{ text: mark }] })
  const message = await givenMessage(app.db, { advisor, student: actor }, { body: mark })
  return {
    mark,
    actor,
    formerAdvisor,
    formerCover,
    document: (await givenDocument(services(), actor, { name: mark })).id,
    entry: entry.id,
    trashed: trashed.id,
    item: (await givenChecklistItem(app.db, entry.id, { label: mark })).id,
    notification: (await givenNotification(app.db, actor, { message: mark })).id,
    conversation: (await givenConversation(app.db, actor, { question: mark, response: mark })).conversationId,
    view: (await givenView(app.db, advisor, mark)).id,
    group: (await givenGroup(app.db, advisor, { name: mark, links: [link] })).id,
    note: (await givenNote(app.db, link, { content: mark })).id,
    session: await givenSession(app.db, actor),
    essay: essay.id,
    comment: (await givenComment(app.db, { essay, author: actor }, { body: mark })).id,
    trashedEssay: (await givenEssay(app.db, actor, { promptName: mark, trashedAt: new Date() })).id,
    version: versions[0]!.id,
    week: week.weekStartDate,
    task: week.taskIds[0]!,
    givenTask: (await givenTask(app.db, { advisor, student: actor }, { title: mark, assignmentId })).id,
    assignment: assignmentId,
    deletion: (await givenDeletedTask(app.db, { advisor, student: actor }, { title: mark })).deletionId,
    scholarship: (await givenScholarship(app.db, actor, { name: mark })).id,
    offer: (await givenOffer(app.db, actor, entry, { awardName: mark })).id,
    handle: await givenPublicProfile(app.db, actor, { handle: mark }),
    recommender: recommender.id,
    letterRequest: (await givenLetterRequest(app.db, recommender, { attached: { note: mark } })).id,
    neighborsCode: (await givenLetterContact(app.db)).code,
    search: (await givenSavedSearch(app.db, actor, { name: mark })).id,
    expected: (await givenSchoolPerson(app.db, { givenName: mark, counselorEmail: advisor.email })).id,
    invite: (await givenInvite(app.db, advisor, { name: mark })).id,
    link: link.id,
    message: message.id,
    messageThread: message.threadId,
    suggested: await givenSuggestion(app.db, { advisor, student: actor }, { reason: mark }),
    guardianLink: (await givenGuardian(app.db, { guardian, student: actor }, everyPart)).id,
    familyInvitation: (await givenFamilyInvitation(app.db, actor, { name: mark })).id,
    request: (await givenRequest(app.db, { advisor: otherAdvisor, student: actor }, { message: mark })).id,
    template: (await givenTemplate(app.db, advisor, { name: mark })).id,
  }
}

function services() {
  return { db: app.db, config: app.config, now: () => new Date() }
}

function lets(access: Endpoint['access'], role: Role): boolean {
  return typeof access === 'string' || access.includes(role)
}

/** Returns path parameters with an id that does not exist. */
function noPath(key: Key): object {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [
    name,
    '00000000-0000-4000-8000-000000000000',
  ])
  return Object.fromEntries(names)
}
