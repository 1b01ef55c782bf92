import { SimpleGrid, Skeleton, Stack } from '@mantine/core'

export function HomeSkeleton() {
  return (
    <Stack gap="lg" aria-hidden>
      <Stack gap={10}>
        <Skeleton height={14} width={140} />
        <Skeleton height={36} width="min(22rem, 90%)" />
      </Stack>
      <Skeleton height={48} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Skeleton height={150} radius="lg" />
        <Skeleton height={150} radius="lg" />
      </SimpleGrid>
    </Stack>
  )
}
