/** What a student may show on a public page, and under which name. Without zod, for the browser's sake. */

/**
 * The sections of a public page. Never among them: gender, citizenship, race, income, first generation, and
 * anything that says who or where somebody is.
 */
export const sections = [
  'highSchool',
  'grades',
  'testScores',
  'courses',
  'activities',
  'leadership',
  'honors',
] as const

/** The forms of the name, from the least revealing, which is the default, to the most. */
export const shownNames = ['initials', 'first-name', 'full-name'] as const

export const handleLength = { min: 3, max: 30 } as const

/** Reserved handles: those that sound official, or match one of the product's own URLs. */
export const reservedHandles: ReadonlySet<string> = new Set([
  'about',
  'account',
  'accounts',
  'admin',
  'administrator',
  'advisor',
  'advisors',
  'anonymous',
  'api',
  'app',
  'auth',
  'bearings',
  'billing',
  'blog',
  'contact',
  'dashboard',
  'demo',
  'dev',
  'edit',
  'essays',
  'everyone',
  'guest',
  'help',
  'home',
  'login',
  'mail',
  'me',
  'moderator',
  'new',
  'nobody',
  'null',
  'official',
  'owner',
  'privacy',
  'profile',
  'public',
  'root',
  'sample',
  'school',
  'schools',
  'security',
  'settings',
  'sign-in',
  'sign-up',
  'staff',
  'student',
  'students',
  'support',
  'system',
  'team',
  'terms',
  'test',
  'undefined',
  'user',
  'users',
  'welcome',
  'www',
])
