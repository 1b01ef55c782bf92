import { Role } from '@bearings/domain/actor'
import { mostAdvisors } from '@bearings/domain/advising/options'
import { leastAuditDays, mostAuditDays } from '@bearings/domain/audit-log/options'
import type { JWK } from 'jose'
import { z } from 'zod'
import { parseNetwork } from './networks.ts'

const onOrOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on')
const url = (protocols: RegExp, what: string) => z.url({ protocol: protocols, error: what })

/** Keys of 32 bytes each, separated by commas, in hexadecimal digits or base64. */
const keys = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine(
    (each) => each.every((key) => /^([0-9a-f]{64}|[\w+/-]{43}=?)$/i.test(key)),
    '32 bytes in base64 or hexadecimal digits, such as openssl rand -base64 32 prints, and older ones after commas',
  )
  .transform((each) => each.map((key) => Buffer.from(key, key.length === 64 ? 'hex' : 'base64')))

const auditDays = `a whole number of days from ${leastAuditDays} to ${mostAuditDays}`

const advisors = `a whole number from 1 to ${mostAdvisors}`

const roles = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .pipe(z.array(z.enum(Role.options, 'student, advisor or admin, or several of them with commas between')))

const networks = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine(
    (each) => each.every((network) => parseNetwork(network) !== null),
    'networks such as 203.0.113.0/24, or several of them with commas between',
  )

const domains = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim().toLowerCase()))
  .refine(
    (each) => each.every((domain) => /^([a-z0-9-]+\.)+[a-z0-9-]+$/.test(domain)),
    'domains of email addresses such as lincoln.example, or several of them with commas between',
  )

const privateKey = z
  .string()
  .transform((value, context) => {
    try {
      return JSON.parse(value) as JWK
    } catch {
      context.addIssue('a private key as JSON (JWK)')
      return z.NEVER
    }
  })
  .refine((key) => typeof key === 'object' && key !== null && 'd' in key, 'a private key as JSON (JWK)')

/** The environment variables that the server reads, and what each takes. `docs/running.md` explains them. */
export const Environment = z.object({
  PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'an address such as https://bearings.example').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: url(
    /^postgres(ql)?$/,
    'an address such as postgres://user:password@host:5432/name',
  ).optional(),
  DATABASE_REPLICA_URL: url(
    /^postgres(ql)?$/,
    'an address such as postgres://user:password@host:5433/name',
  ).optional(),
  ENCRYPTION_KEY: keys.default([]),
  TRUST_PROXY: z.coerce.number('a number of proxies').int().min(0).max(10).default(0),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number('a number of seconds').int().min(0).max(60).optional(),
  SMTP_URL: url(/^smtps?$/, 'an address such as smtps://user:password@host:465').optional(),
  MAIL_FROM: z.string().min(3).default('Bearings <bearings@localhost>'),
  DEV_MAILBOX: onOrOff.optional(),
  DEMO: onOrOff.optional(),
  PUSH: onOrOff.optional(),
  SAMPLES: onOrOff.default(true),
  ADVISORS_PER_STUDENT: z.coerce
    .number(advisors)
    .int(advisors)
    .min(1, advisors)
    .max(mostAdvisors, advisors)
    .optional(),
  ADVISOR_APPROVAL: z.enum(['off', 'required'], 'off or required').optional(),
  AUDIT_LOG_DAYS: z.coerce
    .number(auditDays)
    .int(auditDays)
    .min(leastAuditDays, auditDays)
    .max(mostAuditDays, auditDays)
    .default(leastAuditDays),
  REQUIRE_TWO_FACTOR: roles.default([]),
  SCHOOL_NETWORKS: networks.default([]),
  ROSTER_DIR: z.string().min(1).optional(),
  OIDC_ISSUER: url(/^https?$/, 'an address such as https://accounts.google.com').optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_PRIVATE_KEY: privateKey.optional(),
  OIDC_NAME: z.string().min(1).max(60, 'at most 60 characters').optional(),
  OIDC_DOMAINS: domains.optional(),
  OIDC_TRUST_MFA: onOrOff.default(false),
  OIDC_TIMEOUT_SECONDS: z.coerce.number('a number of seconds').min(0.1).max(60).default(5),
  PASSWORDS: onOrOff.default(true),
  LAUNCH_BANNER: z.string().max(300).default('Full product launch in September 2025'),
  AI_BASE_URL: url(/^https?$/, 'an address such as http://localhost:11434/v1').optional(),
  AI_MODEL: z.string().min(1).max(120).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_EMBEDDING_MODEL: z.string().min(1).max(120).optional(),
  AI_EMBEDDING_BASE_URL: url(/^https?$/, 'an address such as http://localhost:11434/v1').optional(),
  AI_EMBEDDING_API_KEY: z.string().min(1).optional(),
  AI_EMBEDDING_TIMEOUT_SECONDS: z.coerce.number('a number of seconds').min(0.1).max(60).default(1),
  AI_DAILY_TOKENS: z.coerce.number('a number of tokens').int().min(0).max(100_000_000).default(200_000),
  AI_TIMEOUT_SECONDS: z.coerce.number('a number of seconds').int().min(1).max(600).default(60),
  METRICS_TOKEN: z.string('16 characters or more').min(16, '16 characters or more').optional(),
  /**
   * OpenTelemetry reads this variable itself, along with its others; here it only tells whether tracing is
   * on.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'an address such as http://localhost:4318').optional(),
  S3_ENDPOINT: url(/^https?$/, 'an address such as https://s3.us-east-1.amazonaws.com').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, such as bearings-files')
    .optional(),
  S3_REGION: z.string().min(1).max(60).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

/** The variables with valid values and defaults. */
export type Environment = z.output<typeof Environment>
