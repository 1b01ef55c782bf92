import { tracing } from '#database/spans/span.ts'

/**
 * Sends traces as OpenTelemetry's own variables say: `OTEL_EXPORTER_OTLP_ENDPOINT` or
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` for the address, and others for headers, sampler, service name and so
 * on. Without an address, or with `OTEL_SDK_DISABLED=true` or `OTEL_TRACES_EXPORTER=none`, OpenTelemetry's
 * exporter is not even loaded.
 * @returns a function that sends the remaining spans and stops tracing.
 */
export async function openTracing(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ofTraces } = environment
  const isOff = environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none'
  if (isOff || !(all || ofTraces)) return async () => {}
  const { startSending } = await import('./sending.ts')
  const stop = startSending()
  tracing.isOn = true
  return async () => {
    tracing.isOn = false
    await stop()
  }
}
