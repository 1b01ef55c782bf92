import type { Profile } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import classes from './profile-page.module.css'

type Essay = Profile['essayExcerpts'][number]

/** The first lines of each essay, with a dialog that shows it in full. */
export function Essays({ essays }: { essays: readonly Essay[] }) {
  const [open, setOpen] = useState<Essay | null>(null)
  if (essays.length === 0)
    return <Text c="dimmed">{say('No essays are available for this profile yet.')}</Text>

  return (
    <>
      <ul className="wrap-anywhere stack gap-6">
        {essays.map((essay) => (
          <li key={essay.title}>
            <h3 className={`text-name strong ${classes.essay}`} lang="en">
              {essay.title}
            </h3>
            <Text size="sm" c="dimmed" lang="en">
              {essay.prompt}
            </Text>
            <Text lineClamp={3} my={6} lang="en">
              {essay.content}
            </Text>
            <Button
              variant="default"
              onClick={() => setOpen(essay)}
              aria-label={`${say('Read Full Essay')}: ${essay.title}`}
            >
              {say('Read Full Essay')}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={open.title} size={720} onClose={() => setOpen(null)}>
          <Stack gap="md" lang="en">
            <Text size="sm" c="dimmed">
              {open.prompt}
            </Text>
            {open.content.split('\n\n').map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  )
}
