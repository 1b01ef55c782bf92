import { createFileRoute } from '@tanstack/react-router'
import { FamilyError, FamilyPages } from '#features/family/family-pages.tsx'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { allow } from '#platform/navigation/guard.ts'
import { titled } from '#platform/navigation/title.ts'
import { query } from '#platform/queries/api.ts'

const FamilyCalculator = lazyComponent(() => import('../-family-calculator.tsx'), 'FamilyCalculator')

/** The pages of a family. That of an invitation is for whoever has the link, and sends others home. */
export const Route = createFileRoute('/_app/family/$')({
  beforeLoad: ({ context, params }) =>
    params._splat?.startsWith('join/') ? undefined : allow('guardian')({ context }),
  loader: ({ context: { queryClient }, params: { _splat = '' } }) => {
    if (_splat.startsWith('join/')) return
    void queryClient.prefetchQuery(query('GET /family/children'))
    if (_splat === '' || _splat === 'home') void queryClient.prefetchQuery(query('GET /messages/readable'))
  },
  head: () => titled('Family'),
  errorComponent: function FamilyRouteError({ error }) {
    return <FamilyError path={Route.useParams()._splat ?? ''} error={error} />
  },
  component: function FamilyRoute() {
    return <FamilyPages path={Route.useParams()._splat ?? ''} calculator={FamilyCalculator} />
  },
})
