import { Button, Group } from '@mantine/core'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import type { Question } from '#platform/offline-queue/question.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import classes from './offline.module.css'

/**
 * The question about something that was changed both here, while offline, and elsewhere. The person chooses
 * one version before anything is sent.
 */
export function ChangeQuestion({ question }: { question: Question }) {
  return (
    <section aria-label="Changed in two places" className={classes.question}>
      <Notice
        icon={<Icon of={IconArrowsSplit2} />}
        action={
          <Group gap="xs">
            <Button variant="default" size="compact-sm" onClick={() => question.answer('there')}>
              Keep the other version
            </Button>
            <Button color="sea" size="compact-sm" onClick={() => question.answer('here')}>
              Keep mine
            </Button>
          </Group>
        }
      >
        {`${question.about} was changed in another tab or on another device while you were offline. The other version: ${question.there}. Your change, not sent yet: ${question.here}.`}
      </Notice>
    </section>
  )
}
