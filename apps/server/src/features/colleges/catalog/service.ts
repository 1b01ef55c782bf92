import { cycleOfClass } from '@bearings/domain/class-year'
import type { Requirements, School, SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { asOf, deadlineFor } from '@bearings/domain/colleges/rules'
import { type Deadline, Round } from '@bearings/domain/colleges/schema'
import { Failure } from '@bearings/domain/failure'
import { todayIn } from '@bearings/domain/today'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { describedBy } from '../figures/described.ts'
import * as figures from '../figures/store.ts'
import { findColleges } from '../search/colleges.ts'
import { takeSearch } from '../search/limit.ts'
import { factorsOf, factsOf, fieldsOf, figuresOf, linksOf } from './published.ts'
import * as store from './store.ts'

type Search = { q: string; limit: number; state?: string | undefined }

/** Returns the schools that match what was typed. With nothing typed, returns the largest. */
export async function search(context: SignedInContext, query: Search): Promise<SchoolRow[]> {
  await takeSearch(context)
  return query.q === '' ? store.largest(context.db, query) : findColleges(context.db, query)
}

/** @throws {Failure} NOT_FOUND */
export async function college(context: SignedInContext, { unitid }: { unitid: number }): Promise<School> {
  const id = await store.idOfCollege(context.db, unitid)
  if (id === undefined) throw new Failure('NOT_FOUND')
  return school(context, { id })
}

/** @param known Its deadlines and requirements, if the caller has read them already. */
export async function school(
  { db, actor, now }: SignedInContext,
  { id }: { id: string },
  known: { deadlines?: readonly Deadline[]; requirements?: Promise<Requirements | null> | null } = {},
): Promise<School> {
  const found = await store.find(db, id)
  if (!found) throw new Failure('NOT_FOUND')

  const cycle = cycleOfClass(actor.graduationYear, todayIn(actor.timeZone, now()))
  const [deadlines, requirements, description, titles] = await Promise.all([
    known.deadlines ?? store.deadlinesOf(db, id),
    known.requirements ?? store.requirementsOf(db, id),
    found.school.level ? figures.describedAt(db, found.school.level) : [],
    store.familyTitles(db),
  ])
  const described = describedBy(description, found.school.level)
  const { more, school: row } = found
  return {
    ...row,
    ...store.inWords(row),
    netPriceCalculatorUrl: more.netPriceCalculatorUrl ?? null,
    statusNote: more.statusNote ?? null,
    archived: found.archivedAt !== null,
    links: linksOf(more, described),
    odds: more.odds ?? null,
    aid: more.aid ?? null,
    religiousAffiliation: more.religiousAffiliation ?? null,
    figures: figuresOf(found, described, requirements),
    facts: factsOf(found, described, requirements),
    fields: fieldsOf(found.more, described, titles),
    factors: factorsOf(found.more, described),
    deadlines: Round.options
      .map((round) => deadlineFor(round, deadlines))
      .filter((deadline) => deadline !== null)
      .map((deadline) => asOf(cycle, deadline)),
    decisions: more.decisions ?? [],
    requirements,
    earlyForbids: more.earlyForbids ?? null,
    givesNoMeritAid: more.noMeritAid === true,
    exchanges: more.exchanges ?? [],
  }
}
