import { Card, Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** Gray lines in the shape of a roster. */
export function RosterSkeleton() {
  return (
    <Card aria-busy>
      <VisuallyHidden component="output">Loading students…</VisuallyHidden>
      <Stack gap="lg">
        {[45, 60, 38].map((width) => (
          <Stack key={width} gap={8}>
            <Skeleton height={16} width={`${width}%`} />
            <Skeleton height={12} width="30%" />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
