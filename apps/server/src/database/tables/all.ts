export * from './notifications.ts'
export * from './rate-limits.ts'
export * from './users.ts'
