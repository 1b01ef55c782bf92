import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** The shape of the page while it loads. */
export function DeadlinesSkeleton() {
  return (
    <Stack gap="lg" maw="var(--width-wide)" aria-busy>
      <VisuallyHidden component="output">Loading deadlines…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={36} width={190} />
        <Skeleton height={16} width={240} />
      </Stack>
      <Skeleton height={36} width={170} />
      <Skeleton height={34} width="70%" radius="xl" />
      <Skeleton height={420} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </Stack>
  )
}
