import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** The shape of the list while it loads. */
export function EssaysSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <VisuallyHidden component="output">Loading essays…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={40} width="min(320px, 80%)" />
        <Skeleton height={16} width={180} />
      </Stack>
      <Skeleton height={34} width="min(420px, 90%)" radius="xl" />
      <Stack gap="md">
        <Skeleton height={156} radius="lg" />
        <Skeleton height={232} radius="lg" />
        <Skeleton height={64} radius="lg" />
      </Stack>
    </Stack>
  )
}
