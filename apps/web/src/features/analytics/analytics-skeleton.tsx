import { Skeleton, Stack } from '@mantine/core'
import classes from './analytics.module.css'

export function AnalyticsSkeleton() {
  return (
    <Stack gap="lg" aria-hidden>
      <Stack gap={10}>
        <Skeleton height={36} width={180} />
        <Skeleton height={16} width="min(32rem, 90%)" />
      </Stack>
      <div className={classes.grid}>
        {['late', 'weeks', 'progress', 'funnel', 'essays', 'balance'].map((card) => (
          <Skeleton key={card} height={320} radius="lg" />
        ))}
      </div>
    </Stack>
  )
}
