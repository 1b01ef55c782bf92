/** Returns the URL that an advisor gives out. */
export function inviteLink(code: string): string {
  return `${window.location.origin}/join/${code}`
}
