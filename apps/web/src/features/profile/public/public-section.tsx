import type { PublicProfileSettings } from '@bearings/domain/profile/public/schema'
import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { notify } from '#platform/notify.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Subsection } from '#ui/subsection.tsx'
import { AddressField } from './address-field.tsx'
import { ChosenParts } from './chosen-parts.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { usePublicSettings } from './use-public-settings.ts'

type Change = ReturnType<typeof usePublicSettings>['change']

/** The public profile settings: on or off, its address, and its content. */
export function PublicSection() {
  const { settings, error, retry, change } = usePublicSettings()

  return (
    <Subsection
      title="Public Profile"
      text="A page that anyone with its address can read, without an account. It is off until you turn it on, and it shows only what you pick."
    >
      {settings && <Choices settings={settings} change={change} />}
      {!settings && error && (
        <LoadError title="Error loading your public profile." error={error} onRetry={retry} isPlain />
      )}
      {!settings && !error && <Skeleton height={280} radius="md" />}
    </Subsection>
  )
}

function Choices({ settings, change }: { settings: PublicProfileSettings; change: Change }) {
  const [dialog, setDialog] = useState<'preview' | 'open' | null>(null)
  const { isPublic, handle } = settings
  const close = () => setDialog(null)

  function open() {
    change.mutate(
      { isPublic: true },
      { onSuccess: () => notify({ title: 'Your profile is public' }), onSettled: close },
    )
  }

  return (
    <Stack gap="lg">
      <Switch
        label="Make Profile Public"
        description={
          isPublic
            ? 'Anyone with the address can read it. Turn it off and it disappears immediately.'
            : handle === null
              ? 'Off: nobody can read it. Save an address below to turn it on.'
              : 'Off: nobody can read it.'
        }
        checked={isPublic}
        disabled={(!isPublic && handle === null) || change.isPending}
        onChange={({ currentTarget }) =>
          currentTarget.checked
            ? setDialog('open')
            : change.mutate(
                { isPublic: false },
                { onSuccess: () => notify({ title: 'Your profile is private' }) },
              )
        }
      />
      <AddressField handle={handle} isPublic={isPublic} />
      <ChosenParts settings={settings} onChange={(changes) => change.mutate(changes)} />
      <Group>
        <Button variant="default" onClick={() => setDialog('preview')}>
          Preview
        </Button>
      </Group>
      {dialog === 'preview' && <PreviewDialog profile={settings.preview} onClose={close} />}
      {dialog === 'open' && (
        <ConfirmDialog
          title="Make your profile public?"
          action="Make Public"
          isDestructive={false}
          isPending={change.isPending}
          onCancel={close}
          onConfirm={open}
        >
          <Text>
            Anyone with the address can read what you picked, copy it and pass it on. Look at the preview
            first: your own words should contain no phone number, no home address and no one else’s name.
          </Text>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
