import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'

const onOrOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on')
const url = (protocols: RegExp, what: string) => z.url({ protocol: protocols, error: what })

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

const Environment = z.object({
  PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'an address such as https://bearings.example').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(
    /^postgres(ql)?$/,
    'an address such as postgres://user:password@host:5432/name',
  ).optional(),
  TRUST_PROXY: z.coerce.number('a number of proxies').int().min(0).max(10).default(0),
  SMTP_URL: url(/^smtps?$/, 'an address such as smtps://user:password@host:465').optional(),
  MAIL_FROM: z.string().min(3).default('Bearings <bearings@localhost>'),
  DEMO: onOrOff.optional(),
  ADVISOR_APPROVAL: z.enum(['off', 'required'], 'off or required').default('off'),
  LAUNCH_BANNER: z.string().max(300).default('Full product launch in September 2025'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

export type Config = ReturnType<typeof parseConfig>

/** A setting with a wrong value; its message is one line that names the variable and what it takes. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/**
 * The settings, read once when the process starts. An empty variable counts as one that is not set.
 * @throws {WrongSetting} for the first variable that has a wrong value.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new WrongSetting(
      `${name}=${given[name] ?? ''} is not possible: it takes ${issue?.message ?? 'another value'}`,
    )
  }
  const settings = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    dataDir: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    trustProxy: settings.TRUST_PROXY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** Whether `/dev/mailbox` exists: nobody but this machine can reach the server, and no mail leaves it. */
    devMailbox: !settings.SMTP_URL && loopback.has(settings.HOST),
    demo: settings.DEMO ?? !settings.DATABASE_URL,
    /** Whether advisors wait for an admin's approval before they search or ask. */
    advisorApproval: settings.ADVISOR_APPROVAL === 'required',
    launchBanner: settings.LAUNCH_BANNER,
    logLevel: settings.LOG_LEVEL,
    development: settings.NODE_ENV !== 'production',
  }
}
