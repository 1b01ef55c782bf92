import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { schools } from '../database/tables/colleges.ts'
import { essayReads } from '../database/tables/essay-reads.ts'
import { essayVersions } from '../database/tables/essays.ts'
import { documents } from '../database/tables/files.ts'
import { letterChoices } from '../database/tables/letters.ts'
import { navigatorConversations } from '../database/tables/navigator.ts'
import { givenInvite, givenLink, givenRequest, givenSharedEssay } from './given-advising.ts'
import { givenComment } from './given-comments.ts'
import { givenEssay, givenVersions } from './given-essays.ts'
import { everyPart, givenFamilyInvitation, givenGuardian } from './given-family.ts'
import { givenLetterContact, givenLetterRequest } from './given-letters.ts'
import { givenMessage } from './given-messages.ts'
import { givenOffer, givenScholarship } from './given-money.ts'
import { givenConversation } from './given-navigator.ts'
import { givenNotification } from './given-notifications.ts'
import { givenProfile } from './given-profile.ts'
import { givenRecommender } from './given-recommenders.ts'
import { givenChecklistItem, givenEntry, givenSavedSearch, givenSuggestion } from './given-schools.ts'
import { givenTask } from './given-tasks.ts'
import { givenWeek } from './given-weeks.ts'
import { givenSession, givenUser } from './given.ts'

/**
 * Creates a student with a row of every kind that an endpoint names in its path.
 * @returns the student, and a function that fills in the `{name}`s in an endpoint's path
 */
export async function givenAddressed(db: Database, now: Date) {
  const student = await givenUser(db, 'student', { studentId: randomUUID() })
  const [advisor, other] = [await givenUser(db, 'advisor'), await givenUser(db, 'advisor')]
  await givenProfile(db, student)
  const [entry, trashedEntry] = [
    await givenEntry(db, student, { status: 'Submitted' }),
    await givenEntry(db, student, { trashedAt: now }),
  ]
  const essay = await givenEssay(db, student, { content: 'It was a dark and stormy night.' })
  const trashed = await givenEssay(db, student, { trashedAt: now })
  await givenVersions(db, essay, 2)
  const [version] = await db.select().from(essayVersions).where(eq(essayVersions.essayId, essay.id))
  const link = await givenLink(db, { advisor, student })
  await givenSharedEssay(db, link, essay)
  await db
    .insert(essayReads)
    .values({ linkId: link.id, essayId: essay.id, state: 'asked', askedAt: now, at: now })
  const guardian = await givenUser(db, 'guardian')
  await db.insert(letterChoices).values({ userId: student.userId, waiver: 'kept' })
  const recommender = await givenRecommender(db, student)
  await givenOffer(db, student, entry)
  await givenConversation(db, student)
  const week = await givenWeek(db, student)
  const guardianLinkId = (await givenGuardian(db, { guardian, student }, everyPart)).id
  const of: Record<string, string> = {
    commentId: (await givenComment(db, { essay, author: student })).id,
    versionId: version!.id,
    essayId: essay.id,
    entryId: entry.id,
    itemId: (await givenChecklistItem(db, entry.id)).id,
    taskId: week.taskIds[1]!,
    start: week.weekStartDate,
    unitid: '198419',
    code: (await givenInvite(db, other)).code,
    '/library/answers/{slug}': 'what-can-you-do',
    '/library/articles/{slug}': 'write-the-small-essay',
    '/library/guides/{slug}': 'fafsa-2027-28',
    '/library/profiles/{id}': 'sofia-m',
    '/money/steps/{step}': 'fafsa',
    '/schools/catalog/{id}': await anySchool(db),
    '/advising/links/{id}': link.id,
    '/advising/requests/{id}': (await givenRequest(db, { advisor: other, student })).id,
    '/documents/{id}': await documentOf(db, student, now),
    '/essays/{id}': essay.id,
    '/essays/{id}/restore': trashed.id,
    '/family/guardians/{id}': guardianLinkId,
    linkId: guardianLinkId,
    '/family/invitations/{id}': (await givenFamilyInvitation(db, student)).id,
    personId: advisor.userId,
    '/letters/asks/{id}': await oldRequest(db, student, now),
    '/messages/{id}': await freshMessage(db, { advisor, student }, now),
    '/money/scholarships/{id}': (await givenScholarship(db, student)).id,
    '/navigator/conversations/{id}': await conversationOf(db, student),
    '/notifications/{id}': (await givenNotification(db, student)).id,
    '/recommenders/{id}': (await givenRecommender(db, student, { letters: { [entry.id]: null } })).id,
    '/schools/find/searches/{id}': (await givenSavedSearch(db, student)).id,
    '/schools/list/{id}': entry.id,
    '/schools/list/{id}/restore': trashedEntry.id,
    '/schools/suggested/{id}': (await givenSuggestion(db, { advisor, student })).id,
    '/sessions/{id}': await givenSession(db, student, now),
    '/tasks/{id}': (await givenTask(db, { advisor, student })).id,
  }

  return {
    student,
    entry,
    essay,
    link,
    recommender,
    pathOf: (path: string) =>
      path.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
        const before = path.slice(0, at + name.length + 2)
        return of[path] ?? of[before] ?? of[name] ?? randomUUID()
      }),
  }
}

/** A request to an address, for so long that the student may remind of it. */
async function oldRequest(db: Database, student: Actor, now: Date): Promise<string> {
  const { id: contactId } = await givenLetterContact(db)
  const askedAt = new Date(now.getTime() - 10 * 86_400_000)
  return (await givenLetterRequest(db, await givenRecommender(db, student), { contactId, askedAt })).id
}

async function freshMessage(db: Database, people: Parameters<typeof givenMessage>[1], createdAt: Date) {
  const mailAt = new Date(createdAt.getTime() + 600_000)
  return (await givenMessage(db, people, { createdAt, mailAt })).id
}

async function anySchool(db: Database): Promise<string> {
  const [school] = await db.select({ id: schools.id }).from(schools).limit(1)
  return school?.id ?? randomUUID()
}

async function documentOf(db: Database, { userId }: Actor, now: Date): Promise<string> {
  const row = {
    id: randomUUID(),
    name: 'Transcript.pdf',
    kind: 'transcript',
    type: 'application/pdf',
  } as const
  const [document] = await db
    .insert(documents)
    .values({ ...row, userId, bytes: 1000, createdAt: now })
    .returning()
  return document!.id
}

async function conversationOf(db: Database, { userId }: Actor): Promise<string> {
  const [conversation] = await db
    .select()
    .from(navigatorConversations)
    .where(eq(navigatorConversations.userId, userId))
  return conversation!.id
}
