import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inOrder, type Row } from './csv.ts'

export const zipAreaColumns = ['zip3', 'state', 'lat', 'lon']

/** The first three digits of ZIP codes, as the Postal Service assigns them to states. */
const prefixes: Record<string, string> = {
  AK: '995-999',
  AL: '350-369',
  AR: '716-729',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055',
  MD: '206-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '005 100-149',
  OH: '430-459',
  OK: '730-732 734-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831',
}

/** Returns the center of each three-digit ZIP area, from the Census gazetteer, and its state. */
export function zipAreas(folder: string): Row[] {
  const file = 'zip3-centroids-v1.json'
  const path = join(folder, 'found/zip3', file)
  if (!existsSync(path)) throw new Error(`There is no ${file} in ${join(folder, 'found/zip3')}`)
  const { centroids } = JSON.parse(readFileSync(path, 'utf8')) as {
    centroids: Record<string, [number, number]>
  }
  return Object.entries(centroids)
    .toSorted(([one], [other]) => inOrder(one, other))
    .map(([zip3, [lat, lon]]) => ({
      zip3,
      state: stateOf(zip3, file),
      lat: hundredth(lat),
      lon: hundredth(lon),
    }))
}

function stateOf(zip3: string, file: string): string {
  const found = Object.entries(prefixes).find(([, ranges]) =>
    ranges.split(' ').some((range) => {
      const [from, to = from] = range.split('-') as [string, string?]
      return zip3 >= from && zip3 <= to
    }),
  )
  if (!found) throw new Error(`${file}: ${zip3} is of no state; expected first digits of a ZIP code`)
  return found[0]
}

function hundredth(degrees: number): string {
  return String(Math.round(degrees * 100) / 100)
}
