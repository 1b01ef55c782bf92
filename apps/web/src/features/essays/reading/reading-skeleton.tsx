import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './reading.module.css'

/** The shape of the page while the essay loads. */
export function ReadingSkeleton() {
  return (
    <div className={classes.page} aria-busy>
      <VisuallyHidden component="output">Loading…</VisuallyHidden>
      <Stack gap={10} className={classes.header}>
        <Skeleton height={36} width={140} />
        <Skeleton height={40} width="min(420px, 80%)" />
        <Skeleton height={48} width="min(640px, 100%)" />
      </Stack>
      <div className={`stack items-start ${classes.columns}`}>
        <Skeleton height={480} radius="lg" />
        <Stack gap="md">
          <Skeleton height={120} radius="lg" />
          <Skeleton height={120} radius="lg" />
        </Stack>
      </div>
    </div>
  )
}
