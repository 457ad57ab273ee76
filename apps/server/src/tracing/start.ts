/** Loads OpenTelemetry and sends spans to a collector by OTLP over HTTP (JSON), where one is named; else nothing of it is loaded. */
import { traceOutside } from './outside.ts'
import type { OtlpSetting } from './settings.ts'
import { setTracing } from './span.ts'

/** What is given back sends what waits, within seconds, and ends it. */
export async function startTracing(to: OtlpSetting | null): Promise<() => Promise<void>> {
  if (to === null) return async () => undefined
  const [
    api,
    sdk,
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    exporters,
    resources,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  // The share is judged anew of what comes from outside: a browser may not decide what we keep. Of one trace all processes decide alike.
  const share = new sdk.TraceIdRatioBasedSampler(to.ratio)
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'xinjian' }),
    sampler: new sdk.ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: share,
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporters.OTLPTraceExporter({
          url: `${to.endpoint}/v1/traces`,
          headers: { ...to.headers },
        }),
      }),
    ],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  api.trace.setGlobalTracerProvider(provider)
  setTracing(true)
  const stopOutside = traceOutside()
  return async () => {
    setTracing(false)
    stopOutside()
    await provider.shutdown()
    for (const one of [api.trace, api.context, api.propagation]) one.disable()
  }
}
