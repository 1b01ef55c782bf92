import { inProse, percent, formatInteger } from '@bearings/domain/words'
import { catalogSource } from '../notes.ts'
import { quoted } from '../prose.ts'
import { ofLeague } from '../requests/phrases.ts'
import { distanceFact } from './distance.ts'
import {
  citeFigure,
  formatFigure,
  joinSentences,
  pageOf,
  type FactContext,
  type FactFormatters,
} from './fact-formatter.ts'
import { fieldFact } from './field.ts'

/** What is published about the college itself: where it is, how large, and of what kind. */
export const place: FactFormatters<'size' | 'setting' | 'kind' | 'majors' | 'links'> = {
  size: (s) =>
    joinSentences(
      formatFigure(
        s,
        'undergrad_enrollment',
        ({ value }) => `${s.who} has **${formatInteger(value)}** undergraduates`,
      ),
    ),
  setting: async (s) => {
    const far = await distanceFact(s)
    if (far !== null) return far
    const { city, state, facts: known } = s.school
    const place = quoted([city, state].filter((part) => part !== null).join(', '))
    if (!place) return null
    const locale = known.locale_detail
    return `${s.who} is in **${place}**${locale ? `, ${locale.value.replaceAll('_', ' ').toLowerCase()}${citeFigure(s, locale)}` : notesOfPlace(s)}.`
  },
  kind: (s) => {
    if (ofLeague.test(s.context.message)) return leagueFact(s)
    const words = s.school.type ? [s.school.type.toLowerCase()] : []
    const { hbcu, women_only: women, men_only: men, hsi } = s.school.facts
    if (hbcu) words.push('a historically Black college')
    if (women) words.push('a women’s college')
    if (men) words.push('a men’s college')
    if (hsi) words.push('Hispanic-serving')
    const faith = s.school.religiousAffiliation
    if (faith) words.push(`affiliated with: ${quoted(faith)}`)
    return words.length > 0 ? `${s.who} is **${inProse(words)}**${notesOfPlace(s)}.` : null
  },
  majors: async (s) => {
    const ofField = s.major === undefined ? null : await fieldFact(s, s.major)
    if (ofField !== null) return ofField
    const { fields } = s.school
    if (!fields) return null
    const shares = fields.shares.map(({ title, share }) => `${title} (${percent(share)})`)
    return `The largest fields at ${s.whom}, by degrees awarded, are ${inProse(shares)}${citeFigure(s, fields)}. Others may be taught as well; the college’s own site lists all of them.`
  },
  links: (s) => {
    const { links, netPriceCalculatorUrl, url } = s.school
    const all = (
      [
        ['site', url],
        ['admission page', links?.admissions],
        ['financial aid page', links?.financialAid],
        ['net price calculator', netPriceCalculatorUrl],
      ] as const
    ).flatMap(([what, address]) => {
      const page = address ? webAddress(address) : null
      if (page === null) return []
      const title = `${quoted(s.school.name)}: ${what}`
      return [`its ${what}, ${quoted(page.host)}${s.notes.cite(catalogSource(title, page.href))}`]
    })
    return all.length > 0 ? `On the web, ${s.who} has ${inProse(all)}.` : null
  },
}

/** Brown, Columbia, Cornell, Dartmouth, Harvard, Penn, Princeton, Yale. */
export const ivyLeague: ReadonlySet<number | null> = new Set([
  217156, 190150, 190415, 182670, 166027, 215062, 186131, 130794,
])

function leagueFact({ who, school, notes }: FactContext): string {
  const isMember = ivyLeague.has(school.unitid)
  const mark = notes.cite({ title: 'The Ivy League', url: 'https://ivyleague.com', kind: 'library' })
  return `${who} is ${isMember ? '' : 'not '}in the **Ivy League**, which is eight colleges that play sports against each other: Brown, Columbia, Cornell, Dartmouth, Harvard, Penn, Princeton and Yale${mark}.${isMember ? '' : ' The name says nothing of how good a college is.'}`
}

/** Parses an address as the catalog has it, with or without its protocol; `null` if it is no web address. */
function webAddress(address: string): URL | null {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(absolute)) return null
  const url = new URL(absolute)
  return /^https?:$/.test(url.protocol) ? url : null
}

function notesOfPlace({ notes, school }: FactContext): string {
  return notes.cite(catalogSource('The catalog’s page of the college', pageOf(school)))
}
