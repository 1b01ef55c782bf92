import { say } from '@bearings/domain/say'
import { Button, Group } from '@mantine/core'
import classes from './unsaved-bar.module.css'

type Props = {
  /** The id of the form that the bar submits. */
  form: string
  saving: boolean
  onDiscard: () => void
}

/** The bar that stays in view while there are unsaved changes. */
export function UnsavedBar({ form, saving, onDiscard }: Props) {
  return (
    <section
      className={`cluster spread outlined-strong rounded-card on-surface ${classes.bar}`}
      aria-label={say('Unsaved changes')}
      data-bottom-bar
    >
      <p className="strong" aria-live="polite">
        {say('You have unsaved changes.')}
      </p>
      <Group gap="xs">
        <Button variant="default" disabled={saving} onClick={onDiscard}>
          {say('Discard')}
        </Button>
        <Button type="submit" form={form} loading={saving}>
          {say('Save Changes')}
        </Button>
      </Group>
    </section>
  )
}
