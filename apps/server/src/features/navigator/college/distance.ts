import { milesBetween, type Place } from '@bearings/domain/matching/finding/distance'
import { formatInteger } from '@bearings/domain/words'
import { catalogSource } from '../notes.ts'
import { placementsFor } from '../placements.ts'
import { quoted } from '../prose.ts'
import { ofDistance } from '../router/decide.ts'
import { placeOf } from '../tools/near-town.ts'
import { type FactContext, pageOf } from './fact-formatter.ts'

/** Says how far a college is from the town or the college that the question names; `null` if it names none. */
export async function distanceFact({ context, school, notes, who }: FactContext): Promise<string | null> {
  const origin = ofDistance.test(context.message) ? originIn(context.message) : null
  if (origin === null) return null
  const all = await (await placementsFor(context)).all()
  const own = all.find(({ college }) => college.unitid === school.unitid)
  const there = all.find(({ college }) => college.city?.toLowerCase() === origin.toLowerCase())
  const [named] = there ? [] : await context.colleges([origin])
  const college = named ? await context.school(named.id) : null
  const from = there ?? (college && all.find((one) => one.college.unitid === college.unitid))
  const [one, other] = [own, from].map((placed): Place | null => (placed ? placeOf(placed) : null))
  if (!one || !other) return null
  const miles = formatInteger(Math.round(milesBetween(one, other)))
  const name = college?.name ?? [there!.college.city, there!.college.state].filter(Boolean).join(', ')
  const mark = notes.cite(catalogSource('The catalog’s page of the college', pageOf(school)))
  return `${who} is about **${miles} miles** from ${quoted(name)} in a straight line${mark}; by road it is more.`
}

/** “How far is it from new york city?” */
function originIn(text: string): string | null {
  const words = /\bfrom (?:downtown )?([\p{L}.' -]{2,40}?)(?= (?:is|to|by)\b|[?!,]|$)/iu.exec(text)?.[1]
  return words ? words.replace(/\s+city$/i, '').trim() : null
}
