/** Whether this runs from the sources and not from the build. tsx gives a file that a command imports a query. */
export const fromSources = new URL(import.meta.url).pathname.endsWith('.ts')
