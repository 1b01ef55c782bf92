import { stateNames } from '#states.ts'
import { wordsIn } from './words.ts'

/** Nicknames of some cities, by city and state. */
const called: Readonly<Record<string, string[]>> = {
  'Washington, DC': ['dc', 'd c'],
  'New York, NY': ['nyc', 'new york city', 'manhattan'],
  'Brooklyn, NY': ['nyc', 'new york city'],
  'Bronx, NY': ['nyc', 'new york city'],
  'Queens, NY': ['nyc', 'new york city'],
  'Staten Island, NY': ['nyc', 'new york city'],
  'Philadelphia, PA': ['philly'],
  'San Francisco, CA': ['sf', 'san fran'],
  'New Orleans, LA': ['nola'],
  'Las Vegas, NV': ['vegas'],
  'Atlanta, GA': ['atl'],
  'Chicago, IL': ['chi town', 'chicagoland'],
  'La Jolla, CA': ['san diego'],
}

/**
 * The ways to ask for a place. `known` are nicknames, which mean only the place. `names` are the city and the
 * state, which are often in the names of colleges too. `words` are all words of these, and the postal code.
 */
export type Place = { known: string[]; names: string[]; words: Set<string> }

export function placeOf(city: string | null, state: string | null): Place {
  const known = (called[`${city}, ${state}`] ?? []).map((name) => wordsIn(name).join(''))
  const texts = [city, state === null ? null : stateNames[state]].filter(
    (text) => text !== null && text !== undefined,
  )
  const words = [
    ...texts,
    ...(state === null ? [] : [state]),
    ...(called[`${city}, ${state}`] ?? []),
  ].flatMap(wordsIn)
  return { known, names: texts.map((text) => wordsIn(text).join('')), words: new Set(words) }
}
