import { z } from 'zod'
import { Id, Text, WholeNumberInQuery } from '#fields.ts'
import { SearchText } from '../schema.ts'
import { bounds, managedFilters } from './options.ts'

const words = z.string().nullable()

export const ManagedSchool = z.object({
  id: z.uuid(),
  name: z.string(),
  location: words,
  type: words,
  acceptanceRate: words,
  tuition: words,
  ranking: words,
  /** Added by an admin, by hand or from a file, instead of from the federal data. */
  isAdded: z.boolean(),
  /** No longer offered to students; it stays on the lists that have it. */
  isArchived: z.boolean(),
  /** The number of students' lists that have it now. */
  onLists: z.int(),
})
export type ManagedSchool = z.infer<typeof ManagedSchool>

const optional = (field: Exclude<keyof typeof bounds, 'name'>) => Text(bounds[field]).nullable().default(null)

export const NewSchool = z.object({
  name: Text(bounds.name),
  location: optional('location'),
  type: optional('type'),
  acceptanceRate: optional('acceptanceRate'),
  tuition: optional('tuition'),
  ranking: optional('ranking'),
})
export type NewSchool = z.infer<typeof NewSchool>

/** The school as the admin read it, so that another admin's changes since then are not overwritten. */
export const ChangedSchool = NewSchool.extend({
  before: ManagedSchool.pick({
    name: true,
    location: true,
    type: true,
    acceptanceRate: true,
    tuition: true,
    ranking: true,
  }).optional(),
})
export type ChangedSchool = z.infer<typeof ChangedSchool>

export const ManagedQuery = z.object({
  q: SearchText,
  show: z.enum(managedFilters).default('offered'),
  /** `next` of the page before. */
  after: Id.optional(),
  limit: WholeNumberInQuery({ min: 1, max: 100 }).default(50),
})
export type ManagedQuery = z.infer<typeof ManagedQuery>

export const ManagedPage = z.object({ schools: z.array(ManagedSchool), next: z.string().nullable() })
export type ManagedPage = z.infer<typeof ManagedPage>

export const CatalogSummary = z.object({ offered: z.int(), archived: z.int(), added: z.int() })
export type CatalogSummary = z.infer<typeof CatalogSummary>
