import type { Control, Level } from '../schema.ts'

export type ProminenceFacts = {
  undergraduates: number | null
  /** Shares from 0 to 1. */
  admissionRate: number | null
  yieldRate: number | null
  level: Level | null
  control: Control | null
  distanceOnly: boolean
  isCommonApp: boolean
}

/**
 * Returns how likely a college is to be meant among others that fit as well, from -16 to about 23: by how
 * many apply, estimated from its size, yield and admission rate, by how selective it is, and by what kind of
 * college students here look for.
 */
export function prominenceOf(college: ProminenceFacts): number {
  const { admissionRate, level, control, distanceOnly, isCommonApp } = college
  let prominence = 2 * Math.log2(Math.max(applicants(college), 200) / 200)
  if (admissionRate !== null) prominence += 2 * (1 - admissionRate)
  if (isCommonApp) prominence += 1.5
  if (level === 'associate') prominence -= 8
  if (level === 'other_4yr') prominence -= 2
  if (control === 'private_for_profit') prominence -= 8
  if (distanceOnly) prominence -= 4
  return prominence
}

/** Estimates applicants. A quarter of undergraduates are first-years. Without selection, few others apply. */
function applicants({ undergraduates, admissionRate, yieldRate }: ProminenceFacts): number {
  const firstYears = (undergraduates ?? 0) / 4
  if (!admissionRate) return firstYears * 1.2
  return firstYears / Math.max(yieldRate ?? 0.3, 0.1) / admissionRate
}
