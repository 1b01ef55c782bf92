/** Every table of the package, for the app's schema and its migrations; `users` is the app's own. */
export * from './challenges.ts'
export * from './factors.ts'
export * from './one-time-tokens.ts'
export * from './recovery-codes.ts'
export * from './retired-signing-keys.ts'
export * from './sessions.ts'
export * from './used-challenges.ts'
export * from './user-identities.ts'
