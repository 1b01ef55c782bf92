import { Stack } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LoadError } from './load-error.tsx'
import { PageHeader } from './page-header.tsx'

type Props = {
  /** The page's own title, which stays in its place. */
  page: string
  title: string
  error: unknown
}

/** Replaces a page whose data could not be loaded. */
export function PageError({ page, ...notice }: Props) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    return router.invalidate()
  }

  return (
    <Stack gap="lg">
      <PageHeader title={page} />
      <LoadError {...notice} onRetry={retry} />
    </Stack>
  )
}
