import type { AskedKind } from '@bearings/domain/list/checklist/schema'
import { readPersonalSetting, storePersonalSetting } from '#platform/personal-settings.ts'

/** Returns the kinds of items of which the student wants no more offers for a school. */
export function readLeftAlone(userId: string, entryId: string): AskedKind[] {
  return (readPersonalSetting(userId, settingOf(entryId))?.split(',') ?? []) as AskedKind[]
}

export function storeLeftAlone(userId: string, entryId: string, kinds: readonly AskedKind[]): void {
  storePersonalSetting(userId, settingOf(entryId), kinds.join(','))
}

function settingOf(entryId: string): string {
  return `checklist.left.${entryId}`
}
