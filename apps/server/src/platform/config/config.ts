import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { Environment } from './environment.ts'
import { isLoopback } from './loopback.ts'
import { oidcOf } from './oidc.ts'

export type Config = ReturnType<typeof parseConfig>

export { ConfigError }

/**
 * Parses the settings, once when the process starts. An empty variable counts as not set.
 * @throws {ConfigError} for the first variable that has a wrong value.
 */
export function parseConfig(environment: Record<string, string | undefined>) {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(values)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new ConfigError(
      `${name}=${withoutSecret(name, values[name] ?? '')} is not possible: it takes ${issue?.message ?? 'another value'}`,
    )
  }
  const settings = parsed.data
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = settings
  if ((baseUrl === undefined) !== (model === undefined))
    throw new ConfigError(
      `${model === undefined ? 'AI_MODEL' : 'AI_BASE_URL'} is missing: a language model needs AI_BASE_URL and AI_MODEL`,
    )
  const embedding = embeddingOf(settings)
  if (settings.DATABASE_REPLICA_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_URL is missing: a replica is a copy of that database')
  const s3 = s3Of(settings)
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')
  const isPublic = !isLoopback(new URL(publicUrl).hostname)
  const devMailbox = mailboxOf(settings, isPublic)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    /** Whether the server's public address is not a loopback address of this machine. */
    isPublic,
    dataDir: resolve(settings.DATA_DIR),
    /** The keys that unlock encrypted columns; without any, a key file is used. */
    encryptionKeys: settings.ENCRYPTION_KEY,
    /** Beside the data folder, not in it, so that a copy of the folder does not include its own key. */
    keyFile: `${resolve(settings.DATA_DIR)}.key`,
    databaseUrl: settings.DATABASE_URL,
    /** A read replica, for reads that may be a second old. */
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    trustProxy: settings.TRUST_PROXY,
    /** How long a stopping process keeps answering, so that the proxy in front notices first. */
    shutdownDelaySeconds: settings.SHUTDOWN_DELAY_SECONDS ?? (settings.TRUST_PROXY > 0 ? 5 : 0),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    devMailbox,
    /** Whether notifications are pushed to people's devices, by the services of browsers' makers. */
    push: pushOf(settings, devMailbox),
    /** The folder from which the school's files of people are imported; `null` without one. */
    rosterDir: settings.ROSTER_DIR ? resolve(settings.ROSTER_DIR) : null,
    demo: settings.DEMO ?? !settings.DATABASE_URL,
    /** Whether the fictional admitted students of `content/admitted-profiles` are shown. */
    samples: settings.SAMPLES,
    /** How many advisors a student can have, if the operator says so. */
    advisorsPerStudent: settings.ADVISORS_PER_STUDENT,
    /** Whether advisors need an admin's approval before they can search for or ask students. */
    advisorApproval: (settings.ADVISOR_APPROVAL ?? (isPublic ? 'required' : 'off')) === 'required',
    /** The days for which entries of the audit log are kept. */
    auditLogDays: settings.AUDIT_LOG_DAYS,
    /** The roles whose accounts require a second factor. */
    requireTwoFactor: settings.REQUIRE_TWO_FACTOR,
    /** The networks of schools, in which many people share one address: each device there counts by itself. */
    schoolNetworks: settings.SCHOOL_NETWORKS,
    /** The school's sign-in (OpenID Connect); `null` if there is none. */
    oidc: oidcOf(settings),
    launchBanner: settings.LAUNCH_BANNER,
    /** The navigator's language model; `null` if none is configured, and then nothing is sent anywhere. */
    ai:
      baseUrl !== undefined && model !== undefined
        ? {
            baseUrl,
            model,
            apiKey: settings.AI_API_KEY,
            /** The limit per person per day. */
            dailyTokens: settings.AI_DAILY_TOKENS,
            timeoutSeconds: settings.AI_TIMEOUT_SECONDS,
          }
        : null,
    /** The embedding model for the navigator's search by meaning; `null` if none is configured. */
    embedding,
    /** A bearer token that opens `/metrics` from anywhere. */
    metricsToken: settings.METRICS_TOKEN,
    /** The bucket for people's files; `null` if they are in a folder of `dataDir`. */
    s3,
    logLevel: settings.LOG_LEVEL,
    development: settings.NODE_ENV !== 'production',
  }
}

const secrets = [
  'ENCRYPTION_KEY',
  'AI_API_KEY',
  'AI_EMBEDDING_API_KEY',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'OIDC_PRIVATE_KEY',
  'S3_SECRET_ACCESS_KEY',
]

/** Returns a value in printable form: without a key, and without the name and password in an address. */
function withoutSecret(name: string, value: string): string {
  return secrets.includes(name) ? '…' : value.replace(/^(\w+:\/\/)?.*@/s, '$1…@')
}

/**
 * Returns the embedding model's settings. Without an address of its own it uses the language model's; the
 * language model's key is never sent to any other address.
 * @throws {ConfigError} when the model or its address is missing.
 */
function embeddingOf(settings: Environment) {
  const { AI_EMBEDDING_MODEL: model, AI_EMBEDDING_BASE_URL: ownUrl, AI_EMBEDDING_API_KEY: ownKey } = settings
  if (model === undefined && (ownUrl ?? ownKey) === undefined) return null
  const baseUrl = ownUrl ?? settings.AI_BASE_URL
  if (model === undefined || baseUrl === undefined)
    throw new ConfigError(
      `${model === undefined ? 'AI_EMBEDDING_MODEL' : 'AI_EMBEDDING_BASE_URL'} is missing: a search by meaning needs AI_EMBEDDING_MODEL, and AI_EMBEDDING_BASE_URL or AI_BASE_URL`,
    )
  return {
    baseUrl,
    model,
    apiKey: ownKey ?? (ownUrl === undefined ? settings.AI_API_KEY : undefined),
    dailyTokens: settings.AI_DAILY_TOKENS,
    /** For indexing library texts, which no request waits for. */
    timeoutSeconds: settings.AI_TIMEOUT_SECONDS,
    /** For a question, which waits for the result. */
    patienceSeconds: settings.AI_EMBEDDING_TIMEOUT_SECONDS,
  }
}

/** Nothing is sent unless the setting says so; a local machine that keeps its mail keeps its pushes, too. */
function pushOf({ PUSH: isSent }: Environment, mailbox: 'off' | 'own' | 'forced'): 'off' | 'kept' | 'sent' {
  if (isSent === undefined) return mailbox === 'own' ? 'kept' : 'off'
  return isSent ? 'sent' : 'off'
}

/** @throws {ConfigError} when some of the settings are missing. */
function s3Of(settings: Environment) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const parts = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const missing = names.find((name) => parts[name] === undefined)
  if (names.every((name) => parts[name] === undefined)) return null
  if (missing) throw new ConfigError(`${missing} is missing: a bucket for files needs ${names.join(', ')}`)
  return {
    endpoint: endpoint!,
    bucket: bucket!,
    region,
    accessKeyId: accessKeyId!,
    secretAccessKey: secretAccessKey!,
  }
}

/**
 * Whether `/dev/mailbox`, which shows all mail to anyone, is served: `own` on a local machine that only
 * itself can reach and that sends no mail; `forced` when the setting says so.
 */
function mailboxOf(settings: Environment, isPublic: boolean): 'off' | 'own' | 'forced' {
  if (settings.DEV_MAILBOX === false || !isLoopback(settings.HOST)) return 'off'
  if (settings.DEV_MAILBOX) return 'forced'
  const isOwn = !isPublic && settings.TRUST_PROXY === 0 && !settings.SMTP_URL
  return isOwn ? 'own' : 'off'
}
