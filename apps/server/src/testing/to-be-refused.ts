import type { BrokenRule } from '@bearings/domain/broken-rule'
import type { FailureCode } from '@bearings/domain/failure'
import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<T = any> {
    /** Expects that a call is refused, with this code or by this rule. */
    toBeRefused: (why: FailureCode | BrokenRule) => Promise<void>
  }
}

expect.extend({ toBeRefused })

async function toBeRefused(call: Promise<unknown>, why: string) {
  await expect(call).rejects.toMatchObject(why === why.toUpperCase() ? { code: why } : { rule: why })
  return { pass: true, message: () => '' }
}
