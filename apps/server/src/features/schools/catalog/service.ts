import { Failure } from '@bearings/domain/failure'
import {
  type Fact,
  FactName,
  type Figure,
  FigureName,
  type School,
  type SchoolRow,
  Trait,
} from '@bearings/domain/schools/catalog/schema'
import { asOf, deadlineFor } from '@bearings/domain/schools/rules'
import { Round } from '@bearings/domain/schools/schema'
import { todayIn } from '@bearings/domain/today'
import { schools } from '../../../database/tables/schools.ts'
import type { SignedIn } from '../../../platform/serve.ts'
import { type Described, describedBy, figureOf } from '../figures/service.ts'
import * as figures from '../figures/store.ts'
import { searched } from '../search/service.ts'
import * as store from './store.ts'

type Search = { q: string; limit: number; state?: string | undefined }

export function search({ db }: SignedIn, { state, ...asked }: Search): Promise<SchoolRow[]> {
  return searched(db, { subject: 'schools', searchText: schools.searchText, ...asked }, (how) =>
    store.search(db, { ...how, state }),
  )
}

export async function school({ db, actor, now }: SignedIn, { id }: { id: string }): Promise<School> {
  const found = await store.find(db, id)
  if (!found) throw new Failure('NOT_FOUND')

  const today = todayIn(actor.timeZone, now())
  const [deadlines, requirements, beside, titles] = await Promise.all([
    store.deadlinesOf(db, id),
    store.requirementsOf(db, id),
    found.level ? figures.describedAt(db, found.level) : [],
    store.familyTitles(
      db,
      largest(found.more.families).map(({ family }) => family),
    ),
  ])
  const described = describedBy(beside, found.level)
  const { name, location, type } = store.inWords(found)
  const { aliases, city, state, level, control, url, acceptanceRate, tuition, ranking, more } = found
  return {
    id,
    name,
    location,
    type,
    aliases,
    city,
    state,
    level,
    control,
    url,
    acceptanceRate,
    tuition,
    ranking,
    netPriceCalculatorUrl: more.netPriceCalculatorUrl ?? null,
    statusNote: more.statusNote ?? null,
    archived: found.archivedAt !== null,
    traits: Trait.options.filter((trait) => found[trait]),
    religiousAffiliation: more.religiousAffiliation ?? null,
    figures: figuresOf(found, described),
    facts: factsOf(found, described),
    fields: fieldsOf(found.more, described, titles),
    deadlines: Round.options
      .map((round) => deadlineFor(round, deadlines))
      .filter((deadline) => deadline !== null)
      .map((deadline) => asOf(today, deadline)),
    requirements,
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof store.find>>>

function figuresOf(found: Found, described: Described) {
  const published: Partial<Record<FigureName, Figure>> = {}
  for (const name of FigureName.options) {
    const figure = figureOf(described, name, found[name])
    if (figure) published[name] = figure
  }
  return published
}

function factsOf(found: Found, described: Described) {
  const facts: Partial<Record<FactName, Fact>> = {}
  for (const name of FactName.options) {
    const value = found[name]
    const beside = described(name)
    if (value === null || !beside) continue
    const { label, source, year } = beside
    facts[name] = { value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value, label, source, year }
  }
  return facts
}

/** The five largest fields: by name where the newer data has them, else by family. */
function fieldsOf(
  { topMajors, families }: Found['more'],
  described: Described,
  titles: ReadonlyMap<string, string>,
): School['fields'] {
  const beside = described(topMajors ? 'top_majors' : 'majors')
  const shares =
    topMajors ??
    largest(families).map(({ family, share }) => ({ title: titles.get(family) ?? family, share }))
  if (!beside || shares.length === 0) return null
  const { label, source, year } = beside
  return { label, source, year, shares }
}

function largest<T>(families: readonly T[] = []): T[] {
  return families.slice(0, 5)
}
