import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconShare, IconShareOff } from '@tabler/icons-react'
import { Icon } from '#ui/icon.tsx'
import { useAdvisorLinks } from './use-advisor-links.ts'
import { useShareEssay } from './use-share-essay.ts'

/** A menu in the list to share an essay, or to stop sharing it. Hidden without an advisor. */
export function ShareMenu({ essayId, describedBy }: { essayId: string; describedBy: string }) {
  const links = useAdvisorLinks(essayId)
  const share = useShareEssay()
  if (links.length === 0) return null

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="More" aria-describedby={describedBy}>
          <Icon of={IconDots} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ link, isShared }) => (
          <Menu.Item
            key={link.id}
            leftSection={<Icon of={isShared ? IconShareOff : IconShare} />}
            onClick={() => share.mutate({ essayId, linkId: link.id, shared: !isShared })}
          >
            {isShared ? 'Stop sharing with' : 'Share with'} {link.advisor.fullName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
