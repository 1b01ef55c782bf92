import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core'

export function ProfileSkeleton() {
  return (
    <Stack gap="xl" aria-busy>
      <VisuallyHidden component="output">Loading the profile…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={40} width={240} />
        <Skeleton height={16} width="min(32rem, 90%)" />
      </Stack>
      <Skeleton height={120} radius="lg" />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {['background', 'academic', 'activities', 'honors'].map((step) => (
          <Skeleton key={step} height={190} radius="lg" />
        ))}
      </SimpleGrid>
    </Stack>
  )
}
