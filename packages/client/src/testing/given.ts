import { SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { ListEntry } from '@bearings/domain/list/schema'
import type { z } from 'zod'
import { sampleOf } from './sample.ts'

/** Makes rows of a response: what a test names, over the least that the schema allows. */
function rowsOf<T extends z.ZodObject>(schema: T) {
  return (fields: Partial<z.output<T>> = {}): z.output<T> => ({
    ...(sampleOf(schema) as z.output<T>),
    ...fields,
  })
}

export const givenEntry = rowsOf(ListEntry)
export const givenSchool = rowsOf(SchoolRow)
