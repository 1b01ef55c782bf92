import fc from 'fast-check'
import type { FindableCollege } from './schema.ts'

const word = fc.stringMatching(/^[A-Za-z&.'-]{1,12}$/)
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value)
const whole = (max: number) => perhaps(fc.integer({ min: 0, max }))
const price = perhaps(fc.integer({ min: -9000, max: 90_000 }))
const parts = (factor: number, min: number, max: number) =>
  perhaps(fc.integer({ min: min * factor, max: max * factor }).map((value) => value / factor))
const closes = perhaps(fc.constantFrom('2026-11-01', '2026-11-15', '2027-01-05', 'rolling'))

/** Any possible college, for property tests. */
export const findable: fc.Arbitrary<FindableCollege> = fc.record({
  unitid: fc.integer({ min: 100_000, max: 499_999 }),
  name: word,
  federalName: perhaps(word),
  aliases: fc.array(word, { maxLength: 3 }),
  city: perhaps(word),
  state: perhaps(fc.constantFrom('CA', 'OH', 'NY')),
  level: perhaps(fc.constantFrom('bachelor', 'other_4yr', 'associate')),
  control: perhaps(fc.constantFrom('public', 'private_nonprofit', 'private_for_profit')),
  locale: perhaps(fc.constantFrom('city', 'suburb', 'town', 'rural')),
  lat: parts(100, -20, 72),
  lon: parts(100, -170, 170),
  undergraduates: whole(150_000),
  admissionRate: parts(10_000, 0, 1),
  yieldRate: parts(1000, 0, 1),
  graduationRate: parts(1000, 0, 1),
  hasOpenAdmission: perhaps(fc.boolean()),
  takesNobody: fc.boolean(),
  changeStatus: perhaps(fc.constantFrom('closing', 'merged')),
  changeEndsOn: perhaps(fc.constantFrom('2027-05', '2028')),
  changeSuccessor: perhaps(word),
  odds: perhaps(fc.record({ gradeDeviation: fc.constantFrom(0.2, 0.31), needBlindAbroad: fc.boolean() })),
  promises: perhaps(fc.constant([{ covers: 'tuition' as const, incomeBelow: 75_000 }])),
  testPolicy: perhaps(fc.constantFrom('required', 'optional', 'test_free')),
  satReading25: whole(800),
  satReading75: whole(800),
  satMath25: whole(800),
  satMath75: whole(800),
  act25: whole(36),
  act75: whole(36),
  averageGpa: parts(100, 0, 5),
  cost: whole(120_000),
  tuitionInState: whole(80_000),
  tuitionOutOfState: whole(80_000),
  netPrice: price,
  netPriceUpTo30k: price,
  netPriceFrom30k: price,
  netPriceFrom48k: price,
  netPriceFrom75k: price,
  netPriceFrom110k: price,
  isWomens: fc.boolean(),
  isMens: fc.boolean(),
  isHbcu: fc.boolean(),
  isHsi: fc.boolean(),
  isTribal: fc.boolean(),
  isOnlineOnly: fc.boolean(),
  religiousAffiliation: perhaps(word),
  applicationSystem: perhaps(fc.constantFrom('common_app', 'uc')),
  closes_early_decision: closes,
  closes_early_decision_2: closes,
  closes_early_action: closes,
  closes_early_action_2: closes,
  closes_restrictive_early_action: closes,
  closes_regular: closes,
  closes_rolling: closes,
  closes_priority: closes,
})
