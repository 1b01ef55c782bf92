import type { AidAnswer } from '@bearings/domain/matching/options'

/** The answers to *Will you ask for financial aid?* */
export const aidWords: Record<AidAnswer, string> = { yes: 'Yes', no: 'No', unsure: 'Not sure' }
