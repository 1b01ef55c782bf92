/** Returns the key under which this device keeps an essay's unsaved text. */
export function draftName(essayId: string): string {
  return `essay.${essayId}`
}
