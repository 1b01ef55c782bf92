import type { Me } from '@bearings/domain/accounts/schema'
import { roleNames } from '@bearings/domain/role-names'
import { say, translated } from '@bearings/domain/say'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLazyModule } from '#platform/loading/use-lazy-module.ts'
import { query } from '#platform/queries/api.ts'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import classes from './account-menu.module.css'

const loadDropdown = () => import('./account-dropdown.tsx')

type Props = { me: Me; collapsed: boolean; onNavigate: (() => void) | undefined; onSignOut: () => void }

/** The button that shows who is signed in and opens the account menu. */
export function AccountMenu({ me, collapsed, onNavigate, onSignOut }: Props) {
  const role = translated(roleNames[me.role])
  const [opened, setOpened] = useState(false)
  const [target, setTarget] = useState<HTMLButtonElement | null>(null)
  const id = useId()
  // The picture's URL is valid for at least an hour.
  const picture = useQuery({
    ...query('GET /me/avatar'),
    staleTime: 45 * 60_000,
    enabled: !me.needsTwoFactor,
  })
  const later = useLazyModule(loadDropdown, opened)

  return (
    <>
      <UnstyledButton
        id={id}
        ref={setTarget}
        className={collapsed ? `${classes.target} ${classes.collapsed}` : classes.target}
        // A press before the menu has loaded opens it once it has.
        onClick={() => setOpened(!opened)}
        // Handles Escape until the menu has loaded and taken the focus.
        onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened && later ? `${id}-dropdown` : undefined}
      >
        <VisuallyHidden>{say('Account menu: ')}</VisuallyHidden>
        <PersonAvatar name={me.fullName || me.email} picture={picture.data?.avatar?.small} />
        {collapsed ? (
          <VisuallyHidden>{me.fullName || me.email}</VisuallyHidden>
        ) : (
          <span className="block shrinks">
            <span className={`truncated block text-body strong ${classes.name}`}>
              {me.fullName || me.email}
            </span>
            <span className={`truncated block caption ${classes.detail}`}>{role}</span>
            <span className={`truncated block caption ${classes.detail}`}>{me.email}</span>
          </span>
        )}
      </UnstyledButton>
      {later && target && (
        <later.AccountDropdown
          {...{ id, target, opened, collapsed, role, onNavigate, onSignOut }}
          onChange={setOpened}
          email={me.email}
        />
      )}
    </>
  )
}
