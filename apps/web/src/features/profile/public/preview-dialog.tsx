import type { PublicProfile } from '@bearings/domain/profile/public/schema'
import { Stack, Text } from '@mantine/core'
import { Dialog } from '#ui/dialog.tsx'
import { PublicSections } from './public-sections.tsx'

export function PreviewDialog({ profile, onClose }: { profile: PublicProfile; onClose: () => void }) {
  return (
    <Dialog title="Preview" size={720} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text size="lg" fw={600}>
            {profile.name}
          </Text>
          <Text size="sm" c="dimmed">
            This is everything others see.
          </Text>
        </div>
        <PublicSections profile={profile} />
      </Stack>
    </Dialog>
  )
}
