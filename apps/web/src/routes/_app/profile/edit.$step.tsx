import { steps } from '@bearings/domain/profile/options'
import type { Step } from '@bearings/domain/profile/schema'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { StepPage } from '#features/profile/edit/step-page.tsx'
import { StepSkeleton } from '#features/profile/edit/step-skeleton.tsx'
import { stepWords } from '#features/profile/words.ts'
import { NotFoundInShell } from '#features/shell/not-found-page.tsx'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'

export const Route = createFileRoute('/_app/profile/edit/$step')({
  // Links name the step, so that none leads nowhere; the address has its number.
  params: {
    parse: ({ step }) => ({ step: stepAt(step) }),
    stringify: ({ step }) => ({ step: String(steps.indexOf(step)) }),
  },
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(query('GET /profile')),
  // A step that does not exist has a title too: the router asks before it turns away.
  head: ({ params }) => titled(stepWords[params.step]?.title ?? 'Page Not Found'),
  pendingComponent: StepSkeleton,
  notFoundComponent: NotFoundInShell,
  component: function StepRoute() {
    const { step } = Route.useParams()
    return <StepPage step={step} />
  },
})

/**
 * The step that `0` to `3` in the address stand for.
 * @throws The router's answer to a page that is not there.
 */
function stepAt(index: string): Step {
  const step = steps.find((_, at) => String(at) === index)
  // oxlint-disable-next-line typescript/only-throw-error -- how the router is told that there is no such page.
  if (!step) throw notFound()
  return step
}
