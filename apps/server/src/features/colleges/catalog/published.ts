import {
  applicationFeeNow,
  averageFromDistribution,
  testPolicyNow,
} from '@bearings/domain/colleges/catalog/rules'
import {
  type Fact,
  FactName,
  type Figure,
  FigureName,
  type Importance,
  type Requirements,
  type School,
} from '@bearings/domain/colleges/catalog/schema'
import { type Described, factOf, figureOf } from '../figures/described.ts'
import type { find } from './store.ts'

type Found = NonNullable<Awaited<ReturnType<typeof find>>>

/** Returns the published numbers with their sources. The fee that applications ask for now wins. */
export function figuresOf(found: Found, described: Described, requirements: Requirements | null) {
  const published: Partial<Record<FigureName, Figure>> = {}
  for (const name of FigureName.options) {
    const figure = figureOf(described, name, found.published[name], found.school.control)
    if (figure) published[name] = figure
  }
  if (found.more.averageIsFromDistribution && published.avg_hs_gpa)
    published.avg_hs_gpa = { ...published.avg_hs_gpa, note: averageFromDistribution }
  const fee = applicationFeeNow(published.application_fee ?? null, requirements)
  return fee ? { ...published, application_fee: fee } : published
}

/** Returns the published facts in words, with their sources. The test policy of this year wins. */
export function factsOf(found: Found, described: Described, requirements: Requirements | null) {
  const facts: Partial<Record<FactName, Fact>> = {}
  for (const name of FactName.options) {
    const fact = factOf(described, name, valueOf(found, name))
    if (fact) facts[name] = fact
  }
  const policy = testPolicyNow(facts.test_policy ?? null, requirements)
  return policy ? { ...facts, test_policy: policy } : facts
}

function valueOf(found: Found, name: FactName): string | null {
  switch (name) {
    case 'locale_detail':
      return found.more.localeDetail ?? null
    case 'region':
      return found.more.region ?? null
    case 'religious_affiliation':
      return found.more.religiousAffiliation ?? null
    case 'open_admissions':
      return found.published.open_admissions === null ? null : found.published.open_admissions ? 'yes' : 'no'
    case 'test_policy':
    case 'essay_policy':
      return found.published[name]
    default:
      return found.published[name] ? 'yes' : null
  }
}

/** Returns where the college says how to apply; `null` if it has no such address. */
export function linksOf(
  { admissionsUrl, applicationUrl, financialAidUrl }: Found['more'],
  described: Described,
) {
  const description = described('links')
  if (!description || !(admissionsUrl || applicationUrl || financialAidUrl)) return null
  const { label, source, year } = description
  return {
    label,
    source,
    year,
    admissions: admissionsUrl ?? null,
    application: applicationUrl ?? null,
    financialAid: financialAidUrl ?? null,
  }
}

/** Returns how much each part of an application counts, as the college published it; `null` if it did not. */
export function factorsOf({ factors }: Found['more'], described: Described): School['factors'] {
  const description = described('c7')
  if (!factors || !description) return null
  const { label, source, year } = description
  return { label, source, year, importance: factors as Record<string, Importance> }
}

/** Returns the five largest fields: by name if the newer data has them, else by family. */
export function fieldsOf(
  { topMajors, families }: Found['more'],
  described: Described,
  titles: ReadonlyMap<string, string>,
): School['fields'] {
  const description = described(topMajors ? 'top_majors' : 'majors')
  const shares =
    topMajors ??
    firstFive(families).map(({ family, share }) => ({ title: titles.get(family) ?? family, share }))
  if (!description || shares.length === 0) return null
  const { label, source, year } = description
  return { label, source, year, shares }
}

/** Returns the first five, which are the largest, as the data is ordered by share. */
function firstFive<T>(families: readonly T[] = []): T[] {
  return families.slice(0, 5)
}
