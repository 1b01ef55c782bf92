import type { FileHandle } from 'node:fs/promises'
import { ruleAgainstImporting } from '@bearings/domain/archive/rules'
import type { ImportResult, ArchiveContents } from '@bearings/domain/archive/schema'
import { broken } from '@bearings/domain/failure'
import { faultInPosition } from '@bearings/domain/profile/activities/rules'
import { bounds } from '@bearings/domain/profile/options'
import { truncate } from '@bearings/domain/truncate'
import type { Database } from '#database/open.ts'
import { keepWith } from '#features/files/service.ts'
import * as finances from '#features/money/finances/service.ts'
import { importScholarships } from '#features/money/scholarships/archived-scholarships.ts'
import * as steps from '#features/money/steps/service.ts'
import * as profile from '#features/profile/service.ts'
import { importWeek } from '#features/weeks/archived-weeks.ts'
import { audit } from '#platform/audit.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as searches from '../colleges/searches/service.ts'
import * as target from '../list/targets/service.ts'
import { accountContents } from './account-contents.ts'
import { importEssay } from './import-essay.ts'
import { preparedFiles } from './import-files.ts'
import { importBragSheet, importRecommenders } from './import-recommenders.ts'
import { importSchool } from './import-school.ts'
import { importSettings } from './import-settings.ts'
import { readArchive } from './read-archive.ts'
import { lockAccount } from './store.ts'

/** Runs one import at a time: each holds a connection while writing, and the embedded database has one. */
const oneAtOnce = limitConcurrency(1)
const unlimited = { take: async () => {}, check: async () => {} }

/** Thrown by a preview to roll back the transaction. */
class PreviewDone extends Error {
  readonly broughtIn: ImportResult
  constructor(broughtIn: ImportResult) {
    super('A preview')
    this.broughtIn = broughtIn
  }
}

/**
 * Imports all of an archive, or nothing. Each part goes through the service that a page would call, so the
 * same rules apply. A preview does the same and rolls it back.
 */
export function importArchive(
  context: SignedInContext,
  { zip, apply }: { zip: FileHandle; apply: boolean },
): Promise<ImportResult> {
  return oneAtOnce(async () => {
    await refuseUnlessEmpty(context)
    const archive = await readArchive(zip)
    const files = await preparedFiles(context, archive)
    const write = async (tx: Database) => {
      const broughtIn = await writeAll({ ...context, db: tx, limits: unlimited }, archive.carried)
      await files.write(tx)
      return { ...broughtIn, documents: archive.documents.length, picture: files.hasPicture }
    }
    if (apply) return keepWith(context, files.contents, write)
    return tried(context.db, write)
  })
}

async function tried(db: Database, write: (tx: Database) => Promise<ImportResult>): Promise<ImportResult> {
  try {
    return await db.transaction(async (tx) => {
      throw new PreviewDone(await write(tx))
    })
  } catch (error) {
    if (error instanceof PreviewDone) return error.broughtIn
    throw error
  }
}

async function refuseUnlessEmpty(context: Parameters<typeof accountContents>[0]): Promise<void> {
  const rule = ruleAgainstImporting(await accountContents(context))
  if (rule) throw broken(rule)
}

async function writeAll(context: SignedInContext, content: ArchiveContents): Promise<ImportResult> {
  const { db, actor, origin, now } = context
  await lockAccount(db, actor.userId)
  await refuseUnlessEmpty(context)

  const completion = await writeProfile(context, content.profile)
  await target.set(context, content.target)
  const money = await writeMoney(context, content.money)
  const schools = []
  for (const school of content.schools) schools.push(await importSchool(context, school))
  // The archive has the latest essay first, as lists do, so the last one is added first.
  for (const [index, essay] of content.essays.toReversed().entries())
    await importEssay({ ...context, now: () => new Date(now().getTime() + index) }, essay, schools)
  for (const week of content.weeks) await importWeek(context, week)
  await importRecommenders(context, content.recommenders, schools)
  const bragSheet = await importBragSheet(context, content.bragSheet)
  const scholarships = await importScholarships(context, content.scholarships)
  await steps.bringIn(context, content.aidSteps)
  for (const search of content.searches) await searches.add(context, search)
  await importSettings(context, content)

  const counts = { schools: schools.length, essays: content.essays.length, weeks: content.weeks.length }
  const { userId, sessionId } = actor
  const entry = { at: now(), actorId: userId, targetId: userId, sessionId, origin, detail: counts }
  await audit(db, { ...entry, action: 'archive_brought_in' })
  return {
    name: content.name,
    madeAt: content.madeAt,
    profile: completion,
    money,
    byHand: schools.flatMap(({ name, isByHand }) => (isByHand ? [name] : [])),
    versions: content.essays.reduce((sum, { versions }) => sum + versions.length, 0),
    versionsLeft: content.versionsLeft,
    recommenders: content.recommenders.length,
    bragSheet,
    scholarships,
    searches: content.searches.length,
    documents: 0,
    picture: false,
    ...counts,
  }
}

async function writeProfile(
  context: SignedInContext,
  { background, academic, activities, honors }: ArchiveContents['profile'],
): Promise<number> {
  const finish = false
  // A position from before the Common App's limit may be longer than a new one.
  const positions = activities.activities.map(({ position, ...activity }) => {
    if (position === undefined) return activity
    const fits = faultInPosition(position, []) === null
    return { ...activity, position: fits ? position : truncate(position, bounds.position.max) }
  })
  await profile.saveBackground(context, { ...background, finish })
  await profile.saveAcademic(context, { ...academic, finish })
  await profile.saveActivities(context, { ...activities, activities: positions, finish })
  const { completion } = await profile.saveHonors(context, { ...honors, finish })
  return completion
}

/** Imports the money part, and returns whether there was any. */
async function writeMoney(
  context: SignedInContext,
  { answers, ...entered }: ArchiveContents['money'],
): Promise<boolean> {
  const hasEntered = Object.values(entered).some((answer) => answer !== null)
  if (hasEntered) await finances.change(context, entered)
  if (answers) await finances.keepAnswers(context, answers)
  return hasEntered || answers !== null
}
