import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { eq } from 'drizzle-orm'
import { users } from '../database/tables/users.ts'
import { accessTokenFor, serviceKeyFor } from '../testing/access-token.ts'
import { password } from '../testing/auth.ts'
import {
  givenLink,
  givenNote,
  givenRequest,
  givenSharedEssay,
  nothingShared,
} from '../testing/given-advising.ts'
import { givenComment } from '../testing/given-comments.ts'
import { givenEssay } from '../testing/given-essays.ts'
import { everyPart, givenFamilyInvitation, givenGuardian } from '../testing/given-family.ts'
import { givenLetterContact, givenLetterRequest } from '../testing/given-letters.ts'
import { givenMessage, givenReader } from '../testing/given-messages.ts'
import { givenNotification } from '../testing/given-notifications.ts'
import { givenProfile } from '../testing/given-profile.ts'
import { givenRecommender } from '../testing/given-recommenders.ts'
import { givenChecklistItem, givenEntry } from '../testing/given-schools.ts'
import { givenTask, givenTemplate } from '../testing/given-tasks.ts'
import { givenWeek } from '../testing/given-weeks.ts'
import { givenSession, givenUser } from '../testing/given.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { Sender } from './requests.ts'
import type { Known } from './values.ts'

/** The values that the people may send, by field; as data, because another process may send them. */
export type KnownValues = {
  ids: string[]
  /** Ids of a student whom none of the people knows. */
  foreignIds: string[]
  spareIds: string[]
  /** The links of a teacher and an invited parent. */
  codes: string[]
  valuesOf: Record<string, string[]>
}

/**
 * The service key can delete people, so it knows only the id of a person nobody needs; an admin may read names, so no
 * foreign id.
 */
export function knownTo(sender: Sender, { ids, foreignIds, spareIds, codes, valuesOf }: KnownValues): Known {
  const own = sender === 'service' ? spareIds : sender === 'admin' ? ids : [...ids, ...foreignIds]
  return (name) => {
    if (name === 'code' && sender === 'teacher') return codes
    return /^id$|Ids?$|^known$/.test(name) ? own : (valuesOf[name] ?? [])
  }
}

/** Words that only some may ever read: of a stranger, in an essay shared with one advisor, and between two people. */
export const secrets = { foreign: 'Zyzzyva-of-a-stranger', essay: 'Quokka-in-an-essay', said: 'Okapi-said' }

/** Returns the secrets in an answer that this sender must not read. */
export function secretsIn(body: string, sender: Sender): string[] {
  const readers: Record<keyof typeof secrets, readonly Sender[]> = {
    foreign: ['admin', 'service'],
    essay: ['student', 'advisor', 'service'],
    said: ['student', 'advisor', 'service'],
  }
  const names = Object.keys(secrets) as (keyof typeof secrets)[]
  return names.filter((name) => !readers[name].includes(sender) && body.includes(secrets[name]))
}

/** Creates a student whom nobody here knows, with rows of their own, and returns the ids of those. */
async function givenStranger(db: TestApp['db']): Promise<string[]> {
  const name = secrets.foreign
  const [student, advisor] = [
    await givenUser(db, 'student', { fullName: name }),
    await givenUser(db, 'advisor', { fullName: name }),
  ]
  await givenProfile(db, student)
  const entry = await givenEntry(db, student, { name, schoolId: null })
  const guardian = await givenUser(db, 'guardian', { fullName: name })
  const recommender = await givenRecommender(db, student, { name, letters: { [entry.id]: null } })
  const message = await givenMessage(db, { advisor, student }, { body: name })
  const rows = [
    entry,
    await givenEssay(db, student, { content: name }),
    await givenLink(db, { advisor, student }),
    await givenTask(db, { advisor, student }, { title: name }),
    message,
    await givenGuardian(db, { guardian, student }, everyPart),
    await givenFamilyInvitation(db, student, { name }),
    await givenLetterRequest(db, recommender, { attached: { note: name } }),
  ]
  return [student.userId, advisor.userId, guardian.userId, message.threadId, ...rows.map(({ id }) => id)]
}

/** Creates a student, their advisor and an admin with rows of their own, and the values each may send. */
export async function givenPeople(
  { app, db, config }: Pick<TestApp, 'app' | 'db' | 'config'>,
  now: Date,
  schoolIds: readonly string[],
) {
  const student = await givenUser(db, 'student', { studentId: randomUUID(), password })
  const advisor = await givenUser(db, 'advisor')
  const other = await givenUser(db, 'advisor')
  const admin = await givenUser(db, 'admin')
  const guardian = await givenUser(db, 'guardian')
  const second = await givenUser(db, 'advisor')
  const spare = await givenUser(db, 'student')
  await givenProfile(db, student)
  const entry = await givenEntry(db, student)
  const essay = await givenEssay(db, student, { content: secrets.essay })
  const link = await givenLink(db, { advisor, student })
  const contact = await givenLetterContact(db)
  const recommender = await givenRecommender(db, student, { letters: { [entry.id]: null } })
  const request = await givenLetterRequest(db, recommender, { contactId: contact.id })
  const invitation = await givenFamilyInvitation(db, student)
  await givenSharedEssay(db, link, essay)
  const week = await givenWeek(db, student, { tasks: [{ text: 'Write' }] })
  const ofGuardian = await givenGuardian(db, { guardian, student }, everyPart)
  const said = await givenMessage(db, { advisor, student }, { body: secrets.said })
  // From then on, so that what was said before is not for them.
  await givenReader(db, { threadId: said.threadId, linkId: ofGuardian.id, since: now })
  const rows = [
    entry,
    essay,
    link,
    await givenEntry(db, student, { trashedAt: now }),
    await givenEssay(db, student, { trashedAt: now }),
    await givenChecklistItem(db, entry.id),
    await givenComment(db, { essay, author: student }),
    await givenNotification(db, student),
    await givenNote(db, link),
    await givenTask(db, { advisor, student }, { dueOn: '2026-11-30' }),
    await givenTemplate(db, advisor),
    ofGuardian,
    said,
    await givenMessage(db, { advisor, student }, { createdAt: now }),
    await givenLink(db, { advisor: second, student }, nothingShared),
    recommender,
    request,
    invitation,
    await givenRequest(db, { advisor: other, student }),
  ]
  const ids = [
    said.threadId,
    ...rows.map(({ id }) => id),
    ...week.taskIds,
    ...schoolIds.slice(0, 3),
    student.userId,
    advisor.userId,
    guardian.userId,
    await givenSession(db, student, now),
  ]
  const mondays = ['2026-10-26', '2026-11-02', '2026-11-09', week.weekStartDate]
  const valuesOf: Record<string, string[]> = {
    start: mondays,
    to: mondays,
    email: [student.email, advisor.email, 'nobody@example.org'],
    password: [password, 'another way to sign in'],
    basedOn: ['1'],
    timeZone: ['America/New_York', 'Asia/Kathmandu'],
    state: ['CA', 'NY'],
  }
  const inject = async (actor: Actor) => {
    const token = await accessTokenFor({ db, now: () => now, config }, actor.userId)
    return { authorization: `Bearer ${token}` }
  }
  return {
    known: {
      ids,
      foreignIds: await givenStranger(db),
      spareIds: [spare.userId],
      codes: [contact.code, request.code, invitation.code],
      valuesOf,
    } satisfies KnownValues,
    headersOf: {
      student: await inject(student),
      guardian: await inject(guardian),
      advisor: await inject(advisor),
      'second advisor': await inject(second),
      teacher: {},
      admin: await inject(admin),
      service: { authorization: `Bearer ${await serviceKeyFor({ db, now: () => now, config })}` },
      nobody: {},
    } satisfies Record<Sender, Record<string, string>>,
    /** Signs a parent or the second advisor in again, who may have signed out. */
    signIn: async (sender: Sender) => {
      const person = { guardian, 'second advisor': second }[sender as string]
      return person && inject(person)
    },
    /** Opens a page with a new session, whatever an admin did to the account and its sessions before. */
    pagesOf: async (role: 'student' | 'guardian' | 'advisor' | 'admin', url: string) => {
      const person = { student, guardian, advisor, admin }[role]
      const asBefore = { role, bannedUntil: null }
      await db.update(users).set(asBefore).where(eq(users.id, person.userId))
      const headers = await inject(person)
      return app.inject({ url: `/api/v1${url}`, headers })
    },
    student,
  }
}
export type People = Awaited<ReturnType<typeof givenPeople>>
