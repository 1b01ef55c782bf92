import { sizes } from '@bearings/domain/colleges/find/options'
import { stateNames } from '@bearings/domain/states'
import { dollars, inProse, percent, formatInteger } from '@bearings/domain/words'
import { z } from 'zod'
import { quoted } from '../prose.ts'
import { nearby } from './near-town.ts'

/** What a search for colleges may ask for; the domain's `Criteria`, as a model fills it in. */
export const Criteria = z.object({
  states: z.array(z.string().length(2)).max(60),
  exceptStates: z.array(z.string().length(2)).max(60).default([]),
  city: z.string().max(80).nullable(),
  major: z.string().max(80).nullable(),
  control: z.enum(['public', 'private_nonprofit', 'private_for_profit']).nullable(),
  size: z.enum(['small', 'medium', 'large']).nullable(),
  mostUndergraduates: z.number().nullable().default(null),
  leastUndergraduates: z.number().nullable().default(null),
  setting: z.enum(['city', 'suburb', 'town', 'rural']).nullable(),
  group: z.enum(['hbcu', 'women', 'hsi', 'ivy', 'uc', 'csu']).nullable(),
  faith: z.enum(['catholic', 'any', 'none', 'not-catholic']).nullable().default(null),
  testPolicy: z.enum(['optional', 'free', 'required']).nullable(),
  rolling: z.literal(true).nullable().default(null),
  open: z.enum(['early_action', 'early_decision', 'early', 'any']).nullable().default(null),
  mostPrice: z.number().nullable(),
  leastRate: z.number().min(0).max(1).nullable(),
  sort: z.enum(['price', 'graduation', 'selective', 'easiest', 'size']).nullable(),
})
export type Criteria = z.infer<typeof Criteria>

/** Says the criteria in words: "small, private, in Ohio or Maine". */
export function criteriaInWords(criteria: Criteria): string {
  const {
    states,
    exceptStates,
    city,
    control,
    size,
    setting,
    group,
    faith,
    testPolicy,
    rolling,
    open,
    mostPrice,
    leastRate,
    mostUndergraduates,
    leastUndergraduates,
  } = criteria
  const kinds = [
    size &&
      {
        small: `small (under ${formatInteger(sizes.medium)} undergraduates)`,
        medium: `medium-sized (${formatInteger(sizes.medium)} to ${formatInteger(sizes.large - 1)} undergraduates)`,
        large: `large (${formatInteger(sizes.large)} undergraduates or more)`,
      }[size],
    control && { public: 'public', private_nonprofit: 'private', private_for_profit: 'for-profit' }[control],
    group &&
      {
        hbcu: 'historically Black',
        women: 'for women',
        hsi: 'Hispanic-serving',
        ivy: 'in the Ivy League',
        uc: 'of the University of California',
        csu: 'of Cal State',
      }[group],
    faith &&
      { catholic: 'Catholic', any: 'religious', none: 'not religious', 'not-catholic': 'not Catholic' }[
        faith
      ],
    testPolicy &&
      { optional: 'test-optional or test-free', free: 'test-free', required: 'requiring scores' }[testPolicy],
    setting &&
      { city: 'in a city', suburb: 'in a suburb', town: 'in a town', rural: 'in a rural area' }[setting],
    mostUndergraduates !== null && `below ${formatInteger(mostUndergraduates)} undergraduates`,
    leastUndergraduates !== null && `above ${formatInteger(leastUndergraduates)} undergraduates`,
    city && `in ${quoted(city)} or within ${nearby} miles of it`,
    exceptStates.length > 0 &&
      `not in ${inProse(
        exceptStates.map((code) => stateNames[code] ?? code),
        'or',
      )}`,
    states.length > 0 &&
      `in ${inProse(
        states.slice(0, 14).map((code) => stateNames[code] ?? code),
        'or',
      )}`,
    mostPrice !== null && `${dollars(mostPrice)} or less a year after grants`,
    leastRate !== null && `admitting ${percent(leastRate)} or more`,
    rolling && 'admitting on a rolling basis',
    open &&
      {
        early_action: 'still open for early action',
        early_decision: 'still open for early decision',
        early: 'still open for an early round',
        any: 'still open for applications',
      }[open],
  ].filter((word) => typeof word === 'string')
  return kinds.length > 0 ? inProse(kinds) : 'in the catalog'
}
