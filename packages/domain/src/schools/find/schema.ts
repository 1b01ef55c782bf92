import { z } from 'zod'
import type { Control, Level, Round } from '../schema.ts'

/** Where the files lie that finding works with: `/schools/find/files/{name}`. */
export const FindingFileNames = z.object({
  colleges: z.string(),
  /** How many colleges there are to be found. */
  count: z.number().int(),
})
export type FindingFileNames = z.infer<typeof FindingFileNames>

export type Locale = 'city' | 'suburb' | 'town' | 'rural'

/** What finding needs to know of a college. `null` is what is not published. Rates are shares, prices US dollars a year. */
export type FindableCollege = {
  /** The federal number of the college. */
  unitid: number
  /** What people call it. */
  name: string
  /** As the federal list has it, where that differs. */
  federalName: string | null
  aliases: readonly string[]
  city: string | null
  state: string | null
  level: Level | null
  control: Control | null
  locale: Locale | null
  /** Degrees, to a hundredth: half a mile. */
  lat: number | null
  lon: number | null
  undergraduates: number | null
  admissionRate: number | null
  yieldRate: number | null
  /** Within six years; at two-year colleges within three. */
  graduationRate: number | null
  hasOpenAdmission: boolean | null
  /** What the college asks for this year, else what the federal survey says. */
  testPolicy: string | null
  satReading25: number | null
  satReading75: number | null
  satMath25: number | null
  satMath75: number | null
  act25: number | null
  act75: number | null
  averageGpa: number | null
  tuitionInState: number | null
  tuitionOutOfState: number | null
  netPrice: number | null
  netPriceUpTo30k: number | null
  netPriceFrom30k: number | null
  netPriceFrom48k: number | null
  netPriceFrom75k: number | null
  netPriceFrom110k: number | null
  isWomens: boolean
  isMens: boolean
  isHbcu: boolean
  isHsi: boolean
  isTribal: boolean
  isOnlineOnly: boolean
  religiousAffiliation: string | null
  applicationSystem: string | null
} & { [R in Round as `closes_${R}`]: string | null }

/** Where a figure comes from, and which year it describes. */
export type FigureSource = { source: string; year: string }

export type FindingFile = {
  colleges: FindableCollege[]
  /** Of each figure, by level: colleges of two levels may have figures of two years. */
  sources: Record<string, Partial<Record<Level, FigureSource>>>
}
