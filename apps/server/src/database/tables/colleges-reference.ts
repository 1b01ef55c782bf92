import { CourseKind, HighSchool, Unit } from '@bearings/domain/colleges/catalog/schema'
import { Level } from '@bearings/domain/colleges/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, isOneOf } from '../columns.ts'

/** The label, unit, source and year of a figure, which differ by level. */
export const catalogFigures = pgTable(
  'catalog_figures',
  {
    name: text().notNull(),
    level: text().$type<Level>().notNull(),
    label: text().notNull(),
    /** A `Unit`, or the kind of a fact that is not a number. */
    unit: text().$type<Unit | 'category' | 'yes_no' | 'shares'>().notNull(),
    source: text().notNull(),
    year: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.level, table.name] }),
    check('catalog_figures_level_check', isOneOf(table.level, Level.options)),
  ],
)

/** Loads of the data files, each with the hash of their contents. */
export const catalogLoads = pgTable('catalog_loads', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  sha256: text().notNull(),
  rows: jsonb().$type<Record<string, number>>().notNull(),
  loadedAt: instant().notNull().defaultNow(),
})

/**
 * One row whose number a trigger increases with every change of `schools`, so that each process knows when
 * the catalog data it keeps in memory is stale.
 */
export const catalogVersions = pgTable(
  'catalog_versions',
  { only: boolean().primaryKey().default(true), version: integer().notNull() },
  (table) => [check('catalog_versions_only_check', sql`${table.only}`)],
)

/** Every word in the search texts of a table, to find the closest match for a misspelled word. */
export const searchWords = pgTable(
  'search_words',
  {
    subject: text().$type<SearchSubject>().notNull(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.word] }),
    index('search_words_search_idx').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)
export type SearchSubject = 'schools' | 'majors' | 'high_schools' | 'courses'

/** Fields of study by CIP code. */
export const majors = pgTable(
  'majors',
  {
    code: text().primaryKey(),
    title: text().notNull(),
    family: text().notNull(),
    familyTitle: text().notNull(),
    searchText: text().notNull(),
  },
  (table) => [index('majors_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`)],
)

/** Names to choose from, not a register: a student may name any other school. */
export const highSchools = pgTable(
  'high_schools',
  {
    name: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    type: text().$type<HighSchool['type']>().notNull(),
    searchText: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.state, table.name, table.city, table.type] }),
    index('high_schools_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('high_schools_type_check', isOneOf(table.type, HighSchool.shape.type.options)),
  ],
)

/** AP courses and subjects of the IB Diploma. */
export const courses = pgTable(
  'courses',
  {
    kind: text().$type<'ap' | 'ib'>().notNull(),
    name: text().notNull(),
    category: text().notNull(),
    searchText: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('courses_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('courses_kind_check', isOneOf(table.kind, CourseKind.options)),
  ],
)
