import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type DestinationStream, type LevelWithSilent, pino } from 'pino'
import { describeError } from './described-error.ts'
import { createOutput } from './output.ts'

export type LogOptions = {
  level: LevelWithSilent
  /** Where the lines go instead of standard output. */
  stream?: DestinationStream
}

/** Standard output, which every log of this process writes to. */
export const standardOutput = createOutput(1)

/**
 * The log, which never contains personal data, whatever is logged or fails. Every line passes through here:
 * errors are reduced to their kind and location, and objects and the values interpolated into messages are
 * left out.
 */
export function createLog({ level, stream }: LogOptions): FastifyBaseLogger {
  const hooks = {
    logMethod(this: unknown, args: unknown[], method: (...line: unknown[]) => void) {
      method.apply(this, withoutValues(args))
    },
  }
  return pino({ level, hooks }, stream ?? standardOutput)
}

/** Ends the process after an error that nothing has caught, which Node would print with the values it failed on. */
export function endWhenBroken(log: Pick<FastifyBaseLogger, 'fatal'>): void {
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'The server cannot go on')
    standardOutput.end(1)
  })
}

/** Turns off Fastify's own log lines, which contain URLs and error messages; `requestLog` replaces them. */
export const withoutRequestLogging = new LogController({ disableRequestLogging: true })

/** Logs one line per request, with its route pattern instead of its URL. */
export const requestLog = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
})

function withoutValues([first, sentence]: unknown[]): unknown[] {
  if (typeof first !== 'object' || first === null) return [String(first)]
  const details = first instanceof Error ? { err: first } : first
  const fields = Object.entries(details).flatMap(([name, value]) => {
    if (value instanceof Error) return [[name, describeError(value)]]
    return typeof value === 'object' || typeof value === 'function' ? [] : [[name, value]]
  })
  // A sentence that repeats the error's message is not our own wording.
  const isQuoted = Object.values(details).some(
    (value) => value instanceof Error && value.message === sentence,
  )
  const line = typeof sentence === 'string' && !isQuoted ? [sentence] : []
  return [Object.fromEntries(fields), ...line]
}
