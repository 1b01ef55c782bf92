import { say } from '@bearings/domain/say'
import { Group } from '@mantine/core'
import { LinkButton } from '#ui/link-button.tsx'
import { words } from './words.ts'

/** What a guardian can do where the student shares nothing. */
export function GuidesLink() {
  return (
    <Group>
      <LinkButton to="/resources/guides">{say(words.guides)}</LinkButton>
    </Group>
  )
}
