import { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { Requirements, School, SchoolRow } from '@bearings/domain/colleges/catalog/schema'
import { Deadline } from '@bearings/domain/deadlines/schema'
import { EssaySummary } from '@bearings/domain/essays/schema'
import { EntryPage, ListedCollege, ListEntry } from '@bearings/domain/list/schema'
import { Task } from '@bearings/domain/tasks/schema'
import type { z } from 'zod'
import { sampleOf } from './sample.ts'

/** Makes rows of a response: what a test names, over the least that the schema allows. */
function rowsOf<T extends z.ZodObject>(schema: T) {
  return (fields: Partial<z.output<T>> = {}): z.output<T> => ({
    ...(sampleOf(schema) as z.output<T>),
    ...fields,
  })
}

export const givenAdvised = rowsOf(AdvisedStudent)
export const givenDeadline = rowsOf(Deadline)
export const givenEssay = rowsOf(EssaySummary)
export const givenEntry = rowsOf(ListEntry)
export const givenEntryPage = rowsOf(EntryPage)
export const givenListedCollege = rowsOf(ListedCollege)
export const givenCollege = rowsOf(School)
export const givenRequest = rowsOf(AdvisorRequest)
export const givenRequirements = rowsOf(Requirements)
export const givenSchool = rowsOf(SchoolRow)
export const givenTask = rowsOf(Task)
