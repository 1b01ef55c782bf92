import type { FigureName, School } from '@bearings/domain/colleges/catalog/schema'

const first: FigureName[] = [
  'admission_rate',
  'sat_rw_25',
  'net_price_avg',
  'net_price_110k_plus',
  'cost_of_attendance',
  'grad_rate_6yr',
  'median_earnings_10yr',
]

type Sourced = Pick<School, 'figures' | 'facts' | 'fields' | 'factors'>

/** Returns the sources of a college's page, numbered in the order in which its cards cite them. */
export function numbered({ figures, facts, fields, factors }: Sourced) {
  const described = [
    ...first.map((name) => figures[name]),
    ...Object.values(figures),
    fields,
    factors,
    ...Object.values(facts),
  ]
  const sources = [...new Set(described.flatMap((each) => (each ? [each.source] : [])))]
  return { sources, numberOf: (source: string) => sources.indexOf(source) + 1 }
}
