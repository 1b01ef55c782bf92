import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** The shape of the page while the catalog loads. */
export function FindSkeleton() {
  return (
    <Stack gap="md" maw="var(--width-wide)" aria-busy>
      <VisuallyHidden component="output">Loading colleges…</VisuallyHidden>
      <Skeleton height={40} width={240} />
      <Skeleton height={36} width="70%" radius="xl" />
      <Skeleton height={36} width="55%" radius="xl" />
      <ResultsSkeleton />
    </Stack>
  )
}

/** The shape of the list alone, while a name is being searched. */
export function ResultsSkeleton() {
  return (
    <div className="panel" aria-busy>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <Stack key={row} gap={10} p={20}>
          <Skeleton height={20} width="34%" />
          <Skeleton height={12} width="46%" />
        </Stack>
      ))}
    </div>
  )
}
