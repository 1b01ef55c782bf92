import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { FeedAddress } from './feed-address.tsx'
import { NoFeed } from './no-feed.tsx'

type Props = {
  /** Whether the page shows the dates of tests, which is the feed's initial setting. */
  tests: boolean
  onClose: () => void
}

/** The dialog for a calendar feed of the deadlines: creates its secret URL, copies it, and ends it. */
export function FeedDialog({ tests, onClose }: Props) {
  const { data: feed, error, refetch } = useQuery({ ...query('GET /deadlines/feed'), staleTime: 0 })

  return (
    <Dialog onClose={onClose} title="Calendar feed">
      {error && <LoadError title="Error loading the calendar feed" error={error} onRetry={refetch} isPlain />}
      {!feed && !error && (
        <Stack gap="md" aria-busy>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
      {feed &&
        (feed.url === null ? <NoFeed /> : <FeedAddress feed={{ ...feed, url: feed.url }} tests={tests} />)}
    </Dialog>
  )
}
