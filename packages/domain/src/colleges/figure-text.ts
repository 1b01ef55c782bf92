import { priceText } from '../price-text.ts'
import { roundedPercent } from '../words.ts'
import type { Figure, Provenance, Unit } from './catalog/schema.ts'

/** Formats a published number as people write it: `0.036` as "3.6%", `19300` dollars as "$19,300". */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  return formats[unit](value)
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const formats: Record<Unit, (value: number) => string> = {
  // Below 10%, whole percents would make Harvard and MIT look the same.
  share: (value) => (value < 0.1 ? `${roundedPercent(value).toFixed(1)}%` : `${roundedPercent(value)}%`),
  usd: priceText,
  students: (value) => number.format(value),
  score: (value) => String(value),
  ratio: (value) => `${number.format(value)} to 1`,
  gpa: (value) => value.toFixed(2),
}

/** Describes a figure in sentences: its label and year, its note, and its source. */
export function provenanceText({ label, source, year, note }: Provenance): string {
  return [`${label}, ${year}.`, note, `Source: ${source}.`].filter(Boolean).join(' ')
}
