import { nameEnd } from '../requests/phrases.ts'
import { statesIn } from './slots.ts'

/** Returns the town that a clause names, or `null`. */
export function cityIn(clause: string): string | null {
  // “In-state schools” are in no town.
  const text = clause.replace(/\b[Ii]n[- ]state\b/g, ' ')
  const match = /\b(?:near|around|close to|in)\s+((?:[A-Z][\p{L}.'’-]+\s?){1,3})/u.exec(text)
  const known = shortTownIn(text)
  if (known) return known
  const name = match?.[1]?.trim() ?? lowerCityIn(text)
  return name &&
    statesIn(name).length === 0 &&
    !/^(The|My|A|New England|Midwest|West|South|Usa|USA|America|United States|College|General)\b/.test(
      name,
    ) &&
    !months.test(name)
    ? name
    : null
}

/** “in March”, “in early March” are no town. */
const months =
  /^(?:early|mid|late)?[- ]?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(\.|uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?)?$/i

/** The short names of some cities. */
const towns: Record<string, string> = {
  dc: 'Washington',
  nyc: 'New York',
  philly: 'Philadelphia',
  sf: 'San Francisco',
  nola: 'New Orleans',
  vegas: 'Las Vegas',
  la: 'Los Angeles',
  atl: 'Atlanta',
}

function shortTownIn(text: string): string | null {
  const short =
    /\b(?:near|around|close to|outside(?: of)?|in|from|to|by)\s+(?:washington,? (?=dc))?(dc|nyc|philly|sf|nola|vegas|la|atl)\b/i.exec(
      text,
    )?.[1]
  return short ? towns[short.toLowerCase()]! : null
}

/** Returns a town in lower case, if nothing else is meant: "near chicago", "close to new orleans". */
function lowerCityIn(text: string): string | null {
  const words = /\b(?:near|around|close to|outside(?: of)?|in)\s+([a-z][a-z.' -]+)/
    .exec(text)?.[1]
    ?.split(nameEnd)[0]
    ?.trim()
  if (
    !words ||
    words.split(/\s+/).length > 3 ||
    /^(me|my|here|home|the|a|an|where|there|it|us)\b/.test(words)
  )
    return null
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
