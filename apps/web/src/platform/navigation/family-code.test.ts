import { expect, test } from 'vitest'
import { familyCodeIn } from './family-code.ts'

test.each(['/family/join/AB12-CD34', '/family/join/AB12-CD34?lang=es', '/family/join/AB12-CD34/#top'])(
  'who opened the invitation at %s signs up as a guardian, in whichever language its mail was',
  (next) => {
    expect(familyCodeIn(next)).toBe('AB12-CD34')
  },
)

test.each([undefined, '/family/home?lang=es', '/family/join/', '/join/AB12', '/family/join/AB12/more'])(
  'who opened %s has no invitation',
  (next) => {
    expect(familyCodeIn(next)).toBeNull()
  },
)
