import { faultInDueDate } from '#calendar-dates.ts'
import { dayIn, type FileLine as Line, yesOrNoIn } from '#csv-import.ts'
import { faultInNumber, faultInText, typedNumber } from '#field-bounds.ts'
import { type ScholarshipKind, scholarshipKinds } from '../options.ts'
import { faultInUsualDay } from '../scholarships/dates.ts'
import { faultInAddress } from '../web-address.ts'
import { requirementBounds, between, bounds, type FileColumn, fileColumns, requirement } from './options.ts'
import { type ListField, listFields, type Requirements, unknownChoice } from './requirements.ts'

/** A scholarship in the fields of a form and the cells of a file. */
export type Managed = Requirements & {
  kind: ScholarshipKind
  name: string
  sponsor: string | null
  url: string | null
  amount: string | null
  eligibility: string | null
  applyWith: string | null
  opensOn: string | null
  deadline: string | null
  usualOpening: string | null
  usualDeadline: string | null
  deadlineNote: string | null
  renewal: string | null
  asksForMoney: boolean
  asksForNumber: boolean
  verifiedOn: string | null
  verifiedSource: string | null
  archived: boolean
}
type Field = keyof Managed
type Understood = { value: unknown } | { fault: string }

/**
 * Reads a line of a file, field by field. An empty cell clears the field, and a column that the file lacks
 * leaves it.
 * @returns the fields, or as text why the line cannot be taken.
 */
export function read(line: Line<FileColumn>, today: string): Partial<Managed> | string {
  const { id: _, ...cells } = line
  const managed: Partial<Record<Field, unknown>> = {}
  for (const [field, cell] of Object.entries(cells) as [Field, string][]) {
    const understood = understand(field, cell.trim(), today)
    if ('fault' in understood) return `${fileColumns[field]}: ${understood.fault}`
    managed[field] = understood.value
  }
  return managed as Partial<Managed>
}

/** Formats each field as a cell of a file. */
export function written(managed: Managed): Record<Field, string> {
  const cells = Object.entries(managed).map(([field, value]) => [field, cellOf(value)])
  return Object.fromEntries(cells) as Record<Field, string>
}

/** Returns why the day and the source of a verification do not fit together; `null` if they do. */
export function faultInVerification({ verifiedOn, verifiedSource }: Managed): string | null {
  return (verifiedOn === null) === (verifiedSource === null)
    ? null
    : 'verified_on: Enter both the day and the source.'
}

/** Returns why a day cannot be that of a verification; `null` if it can. */
export function faultInVerifiedOn(date: string, today: string): string | null {
  if (!isDay(date)) return 'Enter a date such as 2026-11-30.'
  return date > today ? 'The day it was checked cannot be in the future.' : null
}

function understand(field: Field, cell: string, today: string): Understood {
  if (isOf(listFields, field)) return listed(field, cell)
  switch (field) {
    case 'words':
      return checked(listIn(cell), (each) => faultInText(each, requirement))
    case 'gpa':
    case 'act':
    case 'sat':
    case 'income':
    case 'sai':
      return number(field, cell)
    case 'firstGeneration':
    case 'pell':
    case 'senior':
    case 'asksForMoney':
    case 'asksForNumber':
    case 'archived':
      return yesOrNo(cell)
    case 'opensOn':
    case 'deadline': {
      const day = dayIn(cell)
      return given(day, isDay(day) ? faultInDueDate(day) : 'Enter a date such as 2026-11-30.')
    }
    case 'usualOpening':
    case 'usualDeadline':
      return given(cell, faultInUsualDay(cell))
    case 'verifiedOn': {
      const day = dayIn(cell)
      return given(day, faultInVerifiedOn(day, today))
    }
    case 'url':
      return given(cell, faultInText(cell, bounds.url) ?? faultInAddress(cell))
    case 'kind':
      return outcome(cell, isOf(scholarshipKinds, cell) ? null : `Enter ${scholarshipKinds.join(' or ')}.`)
    case 'name':
      return outcome(cell, faultInText(cell, bounds.name))
    default:
      return given(cell, faultInText(cell, bounds[field]))
  }
}

function given(cell: string, fault: string | null): Understood {
  return outcome(cell || null, cell === '' ? null : fault)
}

function listed(field: ListField, cell: string): Understood {
  const choiceIn = (value: string) => (field === 'state' ? value.toUpperCase() : value.toLowerCase())
  const values = listIn(cell)
  const unknown = values.find((value) => unknownChoice(field, [choiceIn(value)]) !== null)
  return outcome(values.map(choiceIn), unknown && `“${unknown}” is not one of a profile’s choices.`)
}

function checked(values: string[], faultIn: (value: string) => string | null): Understood {
  return outcome(
    values,
    values.map(faultIn).find((fault) => fault !== null),
  )
}

function number(field: 'gpa' | 'act' | 'sat' | 'income' | 'sai', cell: string): Understood {
  const value = typedNumber(cell.replace(/^\$/, ''))
  if (value === null) return { value }
  const { least, most } = requirementBounds.gpa
  if (field !== 'gpa') return outcome(value, faultInNumber(value, requirementBounds[field]))
  return outcome(value, value >= least && value <= most ? null : `A number from ${least} to ${most}.`)
}

function yesOrNo(cell: string): Understood {
  const value = yesOrNoIn(cell)
  return value === null ? { fault: 'Enter yes or no.' } : { value }
}

function outcome(value: unknown, fault: string | null | undefined): Understood {
  return fault ? { fault } : { value }
}

function listIn(cell: string): string[] {
  return cell
    .split(between)
    .map((value) => value.trim())
    .filter(Boolean)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
}

function isOf<T extends string>(all: readonly T[], field: string): field is T {
  return all.some((each) => each === field)
}

function cellOf(value: Managed[Field]): string {
  if (Array.isArray(value)) return value.join(`${between} `)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? '' : String(value)
}
