import { afterEach } from 'vitest'
import { endTest } from './open-page.tsx'

// Files share one load of all modules, so that a hook in one of those would be that of the first file alone.
afterEach(endTest)
