import { openServer } from '../database/open.ts'
import { openVault } from '../database/vault/vault.ts'
import { remind } from '../features/deadlines/reminders/jobs.ts'
import { parseConfig } from '../platform/config/config.ts'
import { testWrappingKeys } from './wrapping-keys.ts'

// A server process that only sends reminders, once, as of the given instant: `remind.ts DATABASE_URL
// INSTANT`.
const [url, instant] = process.argv.slice(2)
const { background: db, close } = await openServer(url!)
await openVault(db, testWrappingKeys)
await remind({ db, config: parseConfig({}), now: () => new Date(instant!) })
await close()
