import { IconMail } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** A link to what is written with this person. */
export function WriteLink({ personId }: { personId: string }) {
  return (
    <LinkButton
      to="/messages/$personId"
      params={{ personId }}
      variant="default"
      leftSection={<Icon of={IconMail} />}
    >
      Write
    </LinkButton>
  )
}
