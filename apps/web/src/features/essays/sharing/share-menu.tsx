import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconShare, IconShareOff } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { useAdvisorLink } from './use-advisor-link.ts'
import { useShareEssay } from './use-share-essay.ts'

/** A menu in the list to share an essay, or to stop sharing it. Hidden without an advisor. */
export function ShareMenu({ essayId, describedBy }: { essayId: string; describedBy: string }) {
  const { link, isShared } = useAdvisorLink(essayId)
  const share = useShareEssay()
  if (!link) return null
  const picture = isShared ? IconShareOff : IconShare

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="More" aria-describedby={describedBy}>
          <Icon of={IconDots} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon of={picture} />}
          onClick={() => share.mutate({ essayId, shared: !isShared })}
        >
          {isShared ? 'Stop sharing with' : 'Share with'} {link.advisor.fullName}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
