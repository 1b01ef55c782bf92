import { say } from '@bearings/domain/say'
import { Button, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { saveAsFile } from '#platform/files/download.ts'
import { Dialog } from '#ui/dialog.tsx'
import classes from './recovery-codes-dialog.module.css'

/** The new recovery codes, shown once: not even the server can show them again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')

  return (
    <Dialog title={say('Save your recovery codes')} isShownOnce onClose={onClose}>
      <Stack gap="md">
        <Text>
          {say(
            'If you lose your phone or passkey, each of these codes signs you in once instead. Print them or save them in a password manager. They will not be shown again.',
          )}
        </Text>
        <SimpleGrid
          component="ul"
          cols={2}
          spacing="xs"
          className={`outlined rounded ${classes.codes}`}
          aria-label={say('Recovery codes')}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </SimpleGrid>
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <CopyButton value={text}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? say('Copied') : say('Copy')}
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              onClick={() =>
                saveAsFile(
                  new Blob([`Bearings recovery codes\n\n${text}\n`], { type: 'text/plain' }),
                  'bearings-recovery-codes.txt',
                )
              }
            >
              {say('Download')}
            </Button>
          </Group>
          <Button data-autofocus onClick={onClose}>
            {say('Done')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
