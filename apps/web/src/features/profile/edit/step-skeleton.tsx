import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

export function StepSkeleton() {
  return (
    <Stack gap="xl" maw="48rem" aria-busy>
      <VisuallyHidden component="output">Loading the profile…</VisuallyHidden>
      <Stack gap="md">
        <Skeleton height={14} width={90} />
        <Skeleton height={40} width="min(20rem, 80%)" />
        <Skeleton height={8} />
        <Skeleton height={56} />
      </Stack>
      <Skeleton height={360} radius="lg" />
      <Skeleton height={180} radius="lg" />
    </Stack>
  )
}
