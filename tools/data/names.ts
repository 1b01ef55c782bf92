import { stateNames } from '@bearings/domain/states'

/** A college as named in the federal list. */
export type Named = { unitid: string; name: string; city: string; state: string; zip: string }

const kinds =
  'University|Universidad|College|Colleges|Institute|Institutes|Instituto Tecnologico|School|Academy|Seminary|Center|Yeshiva|Tech'
const atCampus = new RegExp(`^(.*?\\b(?:${kinds})\\b[^-]*?) ?- ?(.+)$`)
/** Parts of a system that are not towns: "Indiana University East", "University of Florida Online". */
const joinedPlainly = /^(North|South|East|West)(ern|west|east)?$|^(Online|Downtown|Worldwide|Global)\b/

/**
 * Returns each college's display name by unitid: the federal name without parts that matter only in files,
 * with a place if two names would be the same.
 * @param exceptions Names by unitid that override the rules.
 */
export function displayNames(
  colleges: readonly Named[],
  exceptions: ReadonlyMap<string, string>,
): Map<string, string> {
  const parts = colleges.map((college) => ({ college, ...partsOf(college) }))
  const sharing = countOf(parts.map(({ base }) => comparable(base)))
  const named = parts.map(({ college, base, campus }) => ({
    college,
    name:
      exceptions.get(college.unitid) ?? withCampus(base, campus, college, sharing.get(comparable(base))! > 1),
  }))
  return toldApart(named, exceptions)
}

/** Splits "Ohio State University-Lima Campus" into Ohio State University and a campus called Lima. */
function partsOf({ name }: Named): { base: string; campus: string | null } {
  const tidied = tidy(name)
  const [, base, campus] = atCampus.exec(tidied) ?? []
  if (base && campus) return { base, campus: campus.replace(/ Campus$/, '').trim() }
  return { base: tidied, campus: null }
}

function withCampus(base: string, campus: string | null, { city }: Named, isShared: boolean): string {
  if (campus === null || base.split(' ').includes(campus)) return base
  // "Penn State Abington" is a complete name.
  if (campus.startsWith('Penn State ')) return campus
  if (joinedPlainly.test(campus)) return `${base} ${campus}`
  if (!isShared && campus === city) return base
  return `${base}, ${campus}`
}

function tidy(name: string): string {
  return name
    .replace(/\b([A-Z]) & ([A-Z])\b/g, '$1&$2')
    .replace(/,? Inc\.?$|(?<=Puerto Rico) Inc(?=-)/, '')
    .replace(/[- ]Main( Campus)?$/, '')
    .replace(/\bSt (?=[A-Z])/g, 'St. ')
    .replace(/\bFt (?=[A-Z])/g, 'Fort ')
    .replace(/(?<=[A-Za-z] )([B-WYZ]) (?=[A-Z][a-z])/g, '$1. ')
    .replace(/\band &/, 'and')
    .replace(/^The (?=University of )/, '')
    .replace(/ \(([^)]+)\)$/, ', $1')
    .replace(
      /^(?:State University of New York|SUNY)(?: College)?(?: of (?:Agriculture and )?Technology)? at (.+?)(?: College)?$/,
      'SUNY $1',
    )
}

/** Adds the state to names that colleges share; within one state, the town; within one town, the ZIP code. */
function toldApart(
  named: readonly { college: Named; name: string }[],
  exceptions: ReadonlyMap<string, string>,
): Map<string, string> {
  const places: ((college: Named) => string)[] = [
    ({ state }) => stateNames[state] ?? state,
    ({ city }) => city,
    ({ city, zip }) => `${city} ${zip.slice(0, 5)}`,
  ]
  const alike = new Map<string, { college: Named; name: string }[]>()
  for (const one of named) alike.set(comparable(one.name), [...(alike.get(comparable(one.name)) ?? []), one])
  return new Map(
    named.map(({ college, name }) => {
      const others = alike.get(comparable(name))!
      if (others.length === 1 || exceptions.has(college.unitid)) return [college.unitid, name]
      const place = places.find(
        (placeOf) => countOf(others.map((one) => placeOf(one.college))).get(placeOf(college)) === 1,
      )
      return [college.unitid, place ? `${name}, ${place(college)}` : name]
    }),
  )
}

/** Normalizes a name, so that names people would consider the same are equal. */
export function comparable(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bthe\b|[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
