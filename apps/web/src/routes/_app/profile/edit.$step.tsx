import { steps } from '@bearings/domain/profile/options'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { StepPage } from '#features/profile/edit/step-page.tsx'
import { StepSkeleton } from '#features/profile/edit/step-skeleton.tsx'
import { stepWords } from '#features/profile/words.ts'
import { query } from '#platform/api.ts'
import { allow } from '#platform/guard.ts'
import { titled } from '#platform/title.ts'

export const Route = createFileRoute('/_app/profile/edit/$step')({
  beforeLoad: allow('student'),
  loader: ({ context: { queryClient }, params }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told that there is no such page.
    if (!stepAt(params.step)) throw notFound()
    return queryClient.ensureQueryData(query('GET /profile'))
  },
  head: ({ params }) => titled(stepWords[stepAt(params.step) ?? 'background'].title),
  pendingComponent: StepSkeleton,
  component: function StepRoute() {
    const { step } = Route.useParams()
    return <StepPage index={Number(step)} />
  },
})

/** The step that `0` to `3` in the address stand for. */
function stepAt(index: string) {
  return steps.find((_, at) => String(at) === index)
}
