import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import type { Problem } from './use-step.ts'
import classes from './edit.module.css'

type Props = {
  last: boolean
  inTheWay: Problem[]
  unsaved: boolean
  onDevice: boolean
  isSaving: boolean
  back: () => void
  goOnWithout: () => void
}

/** The buttons that leave a step, within reach of a thumb, and what keeps the student from going on. */
export function StepActions({ last, inTheWay, unsaved, onDevice, isSaving, back, goOnWithout }: Props) {
  return (
    <>
      {inTheWay.length > 0 && (
        <Alert color="brass" title="Before you go on" aria-live="polite">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{inTheWay.map(({ name }) => name).join(' · ')}</Text>
            {inTheWay.every(({ missing }) => missing) && (
              <Group gap="sm">
                <Button variant="default" onClick={goOnWithout} disabled={isSaving}>
                  Save and finish later
                </Button>
                <Text size="sm" c="dimmed">
                  The step stays incomplete until you do.
                </Text>
              </Group>
            )}
          </Stack>
        </Alert>
      )}
      <div className={`row spread gap-4 ${classes.actions}`}>
        <Button variant="default" leftSection={<Icon of={IconArrowLeft} />} onClick={back}>
          Back
        </Button>
        <Text size="sm" c="dimmed" flex={1} ta="right" className="no-phone" aria-live="polite">
          {unsaved && (onDevice ? 'Draft kept on this device' : 'Not saved yet')}
        </Text>
        <Button
          type="submit"
          loading={isSaving}
          rightSection={last ? <Icon of={IconCheck} /> : <Icon of={IconArrowRight} />}
        >
          {last ? 'Finish' : 'Next'}
        </Button>
      </div>
    </>
  )
}
