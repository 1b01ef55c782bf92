export type MailedLink = { type: LinkType; tokenHash: string; next: string | undefined; byAdmin?: boolean }

const types = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const
export type LinkType = (typeof types)[number]

/** Returns the purpose of a code entered without a link; by default, to confirm a new account. */
export function linkTypeIn(given: unknown): LinkType {
  return types.find((known) => known === given) ?? 'signup'
}

/** Reads `token_hash=…&type=…&next=…` from the fragment of a URL; `null` when something is missing. */
export function mailedLinkIn(fragment: string): MailedLink | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const tokenHash = given.get('token_hash')
  const type = types.find((known) => known === given.get('type'))
  const byAdmin = given.get('by') === 'admin'
  return tokenHash && type
    ? { type, tokenHash, next: given.get('next') ?? undefined, ...(byAdmin && { byAdmin }) }
    : null
}

/** The title, text and button of the page for each type of link. */
export const wordsOf = {
  signup: {
    title: 'Confirm your email',
    text: 'This confirms that the address is yours and signs you in.',
    button: 'Confirm email',
  },
  invite: {
    title: 'Accept your invitation',
    text: 'This confirms your address. Then you can choose a password for your account.',
    button: 'Accept invitation',
  },
  recovery: {
    title: 'Reset your password',
    text: 'This signs you in, so that you can choose a new password.',
    button: 'Continue',
  },
  magiclink: {
    title: 'Sign in',
    text: 'This signs you in on this device.',
    button: 'Sign In',
  },
  email_change: {
    title: 'Confirm the new email address',
    text: 'Confirm that you want to change the email address of your account.',
    button: 'Confirm change',
  },
} as const satisfies Record<LinkType, { title: string; text: string; button: string }>
