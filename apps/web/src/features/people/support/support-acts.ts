import type { Input, Key } from '@bearings/domain/contract'
import type { Checked, PersonPage } from '@bearings/domain/people/schema'

/** The writes that take only the person and how the admin made sure who is asking. */
type SupportKey = {
  [K in Extract<Key, `POST /people/{id}/${string}`>]: { id: string } & Checked extends Input<K> ? K : never
}[Extract<Key, `POST /people/{id}/${string}`>]

export type SupportAct = {
  key: Exclude<SupportKey, 'POST /people/{id}/approve' | 'POST /people/{id}/enable'>
  /** The label of the button that confirms; the one that asks adds an ellipsis. */
  action: string
  title: (name: string) => string
  /** What follows from it. */
  text: string
  done: string
  isDestructive?: true
  /** Whether an advisor's students would be left without one. */
  endsAdvising?: true
  isFor: (person: PersonPage) => boolean
}

export const disableAct: SupportAct = {
  key: 'POST /people/{id}/disable',
  action: 'Disable Account',
  title: (name) => `Disable ${name}’s account?`,
  text: 'They are signed out immediately and cannot sign in until you enable the account again. What they have written is kept. An email tells them so, with your name and address for questions.',
  done: 'The account is disabled',
  endsAdvising: true,
  isDestructive: true,
  isFor: ({ isDisabled }) => !isDisabled,
}

export const signOutAct: SupportAct = {
  key: 'POST /people/{id}/sign-out',
  action: 'Sign Out Everywhere',
  title: (name) => `Sign ${name} out everywhere?`,
  text: 'They are signed out on every device, and can sign in again with their password.',
  done: 'Signed out everywhere',
  isFor: ({ isConfirmed }) => isConfirmed,
}

export const confirmationAct: SupportAct = {
  key: 'POST /people/{id}/confirmation',
  action: 'Resend Confirmation',
  title: (name) => `Send ${name} the confirmation again?`,
  text: 'They get an email with a link that confirms their address and opens the account. It works for a day.',
  done: 'Confirmation sent',
  isFor: ({ isConfirmed, isDisabled }) => !isConfirmed && !isDisabled,
}

export const deleteAct: SupportAct = {
  key: 'POST /people/{id}/erasure',
  action: 'Delete Account',
  title: (name) => `Delete ${name}’s account?`,
  text: 'In 14 days, everything in it is permanently deleted. An email tells them so, with your name, and until then they or you can keep the account. To keep them out, disable it as well.',
  done: 'The account will be deleted in 14 days',
  isDestructive: true,
  isFor: ({ eraseAfter }) => eraseAfter === null,
}

/** What an admin can do for a person, in the order of the page. */
export const supportActs: readonly SupportAct[] = [
  {
    key: 'POST /people/{id}/sign-in-link',
    action: 'Send Sign-in Link',
    title: (name) => `Send ${name} a sign-in link?`,
    text: 'They get an email with a link that signs them in once, within an hour. Then they can choose a new password in Settings. You never see the link.',
    done: 'Sign-in link sent',
    isFor: ({ isConfirmed, isDisabled }) => isConfirmed && !isDisabled,
  },
  confirmationAct,
  {
    key: 'POST /people/{id}/clear-lock',
    action: 'Clear Lock',
    title: (name) => `Let ${name} try again now?`,
    text: 'The wrong passwords and codes so far no longer count, wherever they were typed.',
    done: 'They can try again now',
    isFor: ({ lockedUntil, twoFactor }) => lockedUntil !== null || twoFactor,
  },
  {
    key: 'POST /people/{id}/remove-authenticators',
    action: 'Remove Second Steps',
    title: (name) => `Remove ${name}’s authenticator apps and passkeys?`,
    text: 'They sign in with the password alone until they add one again. Their recovery codes stop working. An email tells them so.',
    done: 'Authenticator apps and passkeys removed',
    isDestructive: true,
    isFor: ({ twoFactor }) => twoFactor,
  },
  signOutAct,
  disableAct,
  deleteAct,
  {
    key: 'POST /people/{id}/keep',
    action: 'Keep Account',
    title: (name) => `Keep ${name}’s account?`,
    text: 'The account and everything in it stay. An email tells them so.',
    done: 'The account stays',
    isFor: ({ eraseAfter }) => eraseAfter !== null,
  },
]
