import type { FigureName, School } from '../colleges/catalog/schema.ts'
import { takesNobody } from '../colleges/changes/options.ts'
import type { NetPrices } from './affordability.ts'
import type { PublishedCollege } from './college-of.ts'

type Published = Pick<School, 'figures' | 'facts' | 'control' | 'state' | 'change' | 'odds'>

/** The method's inputs, from a school in the catalog. */
export function publishedOf({ figures, facts, control, state, change, odds }: Published): PublishedCollege {
  const value = (name: FigureName) => figures[name]?.value ?? null
  return {
    admissionRate: value('admission_rate'),
    hasOpenAdmission: facts.open_admissions ? facts.open_admissions.value === 'yes' : null,
    takesNobody: takesNobody(change),
    control,
    state,
    odds,
    testPolicy: facts.test_policy?.value ?? null,
    satReading25: value('sat_rw_25'),
    satReading75: value('sat_rw_75'),
    satMath25: value('sat_math_25'),
    satMath75: value('sat_math_75'),
    act25: value('act_25'),
    act75: value('act_75'),
    averageGpa: value('avg_hs_gpa'),
    admissionYear: figures.admission_rate?.year ?? null,
  }
}

/** The figure of the catalog that has the net price of each federal income bracket. */
export const bracketFigures = {
  upTo30k: 'net_price_0_30k',
  from30k: 'net_price_30_48k',
  from48k: 'net_price_48_75k',
  from75k: 'net_price_75_110k',
  from110k: 'net_price_110k_plus',
} as const satisfies Record<keyof NetPrices, FigureName>

/** A school's prices, from the catalog. */
export function pricedOf({
  figures,
  control,
  state,
  aid,
}: Pick<School, 'figures' | 'control' | 'state' | 'aid'>) {
  const value = (name: FigureName) => figures[name]?.value ?? null
  const prices: NetPrices = {
    upTo30k: value(bracketFigures.upTo30k),
    from30k: value(bracketFigures.from30k),
    from48k: value(bracketFigures.from48k),
    from75k: value(bracketFigures.from75k),
    from110k: value(bracketFigures.from110k),
  }
  return {
    control,
    state,
    prices,
    promises: aid?.promises ?? null,
    tuitionInState: value('tuition_in_state'),
    tuitionOutOfState: value('tuition_out_of_state'),
    average: value('net_price_avg'),
    cost: value('cost_of_attendance'),
  }
}
