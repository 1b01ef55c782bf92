/** The name under which this device keeps what is typed for an essay. */
export function draftName(essayId: string): string {
  return `essay.${essayId}`
}
