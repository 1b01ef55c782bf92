import { steps } from '@bearings/domain/profile/options'
import type { Step } from '@bearings/domain/profile/schema'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { StepPage } from '#features/profile/edit/step-page.tsx'
import { StepSkeleton } from '#features/profile/edit/step-skeleton.tsx'
import { stepWords } from '#features/profile/step-words.ts'
import { NotFoundInShell } from '#features/shell/not-found-page.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'

export const Route = createFileRoute('/_app/profile/edit/$step')({
  // Links name the step, so that none can lead nowhere; the URL contains its number.
  params: {
    parse: ({ step }) => ({ step: stepAt(step) }),
    stringify: ({ step }) => ({ step: String(steps.indexOf(step)) }),
  },
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /profile')),
  // The router also asks for the title of a step that does not exist, before it shows Not Found.
  head: ({ params }) => titled(stepWords[params.step]?.title ?? 'Page Not Found'),
  pendingComponent: StepSkeleton,
  notFoundComponent: NotFoundInShell,
  component: function StepRoute() {
    const { step } = Route.useParams()
    return <StepPage step={step} />
  },
})

/**
 * Returns the step for `0` to `3` in the URL.
 * @throws The router's Not Found, for any other value.
 */
function stepAt(index: string): Step {
  const step = steps.find((_, at) => String(at) === index)
  // oxlint-disable-next-line typescript/only-throw-error -- the router shows Not Found when this is thrown.
  if (!step) throw notFound()
  return step
}
