import { say } from '@bearings/domain/say'
import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** Gray blocks in the shape of most pages: a title, a wide card and a few small ones. */
export function PageSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <VisuallyHidden component="output">{say('Loading…')}</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={14} width={140} />
        <Skeleton height={36} width="min(20rem, 80%)" />
      </Stack>
      <Skeleton height={120} radius="lg" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Skeleton height={140} radius="lg" />
        <Skeleton height={140} radius="lg" />
      </SimpleGrid>
    </Stack>
  )
}
