import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** Three placeholders in the shape of a title and two tasks. */
export function WeeklyLogSkeleton() {
  return (
    <Card aria-busy>
      <VisuallyHidden component="output">Loading the weekly log…</VisuallyHidden>
      <Stack gap="md">
        <Skeleton height={28} width="min(12rem, 60%)" />
        <Skeleton height={20} />
        <Skeleton height={20} width="80%" />
      </Stack>
    </Card>
  )
}
