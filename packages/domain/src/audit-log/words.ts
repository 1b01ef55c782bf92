const means: Record<string, string> = {
  password: 'With the password',
  oauth: 'At the school’s sign-in',
  webauthn: 'With a passkey',
  signup: 'By confirming the email address',
  invite: 'By accepting the invitation',
  magiclink: 'With an emailed link or code',
  recovery: 'With the email to reset the password',
}

/** Says what someone signed in with, by the method or the kind of email; nothing for what is not known. */
export function signedInWith(by: string): string {
  return means[by] ?? ''
}
