import { bounds } from '@bearings/domain/advising/options'

/** The help text beside the field, in the sign-up form and in Settings. Each adds where the switch is. */
export const aboutStudentId = `The ID your school gave you. An advisor who types at least ${bounds.searched.min} characters of it sees your name, student ID and high school.`
