import type { Me } from '@bearings/domain/accounts/schema'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { useLater } from '#platform/use-later.ts'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import { roleNames } from './links.ts'
import classes from './account-menu.module.css'

const loadDropdown = () => import('./account-dropdown.tsx')

type Props = { me: Me; collapsed: boolean; onNavigate: (() => void) | undefined; onSignOut: () => void }

/** Who is signed in; opens the way to the settings and out. */
export function AccountMenu({ me, collapsed, onNavigate, onSignOut }: Props) {
  const role = roleNames[me.role]
  const [opened, setOpened] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  // Its address is good for an hour at least.
  const picture = useQuery({
    ...query('GET /me/avatar'),
    staleTime: 45 * 60_000,
    enabled: !me.needsTwoFactor,
  })
  const later = useLater(loadDropdown, opened)

  const button = (
    <UnstyledButton
      className={collapsed ? `${classes.target} ${classes.collapsed}` : classes.target}
      // The menu brings its own; what was pressed before it came is open when it does.
      onClick={later ? undefined : () => setOpened(!opened)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- another button takes its place then.
      autoFocus={isFocused}
      aria-haspopup="menu"
    >
      <VisuallyHidden>Account menu: </VisuallyHidden>
      <PersonAvatar name={me.fullName || me.email} picture={picture.data?.avatar?.small} />
      {collapsed ? (
        <VisuallyHidden>{me.fullName || me.email}</VisuallyHidden>
      ) : (
        <span className={classes.who}>
          <span className={classes.name}>{me.fullName || me.email}</span>
          <span className={classes.detail}>{role}</span>
          <span className={classes.detail}>{me.email}</span>
        </span>
      )}
    </UnstyledButton>
  )
  if (!later) return button
  return (
    <later.AccountDropdown
      {...{ opened, collapsed, role, onNavigate, onSignOut }}
      onChange={setOpened}
      target={button}
      email={me.email}
    />
  )
}
