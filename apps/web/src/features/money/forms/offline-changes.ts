import { changeKind } from '#platform/offline-queue/change-kind.ts'
import { showStep, stepIn } from './steps-cache.ts'

/** A step of applying for aid that was checked off or not, stored until it is sent. */
export const stepChange = changeKind<'PUT /money/steps/{step}'>({
  write: 'PUT /money/steps/{step}',
  known: (queryClient, { step }) => stepIn(queryClient, step),
  show: showStep,
})
