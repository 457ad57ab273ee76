/** Where traces go, as the environment says (config.ts). */
import { type Env, given, HTTP, url, wrong } from '../env-values.ts'

export interface OtlpSetting {
  endpoint: string
  headers: Readonly<Record<string, string>>
  /** Share of traces that are kept, 0…1. */
  ratio: number
}

const DEFAULT_RATIO = 0.1

/** null = no traces. Throws a SettingFault; headers may hold a key and are not repeated. */
export function otlpOf(env: Env): OtlpSetting | null {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', HTTP)
  const headers: Record<string, string> = {}
  for (const pair of (given(env, 'OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter(Boolean)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)=(\S+)\s*$/.exec(pair) ?? []
    if (name === '')
      throw wrong(env, 'OTEL_EXPORTER_OTLP_HEADERS', '须为 名称=值，以逗号分隔', false)
    headers[name] = value
  }
  const told = given(env, 'OTEL_TRACES_SAMPLER_ARG')
  const ratio = told === undefined ? DEFAULT_RATIO : /^[01](\.\d+)?$/.test(told) ? Number(told) : 2
  if (ratio > 1) throw wrong(env, 'OTEL_TRACES_SAMPLER_ARG', '须为 0–1 的小数')
  return endpoint === null ? null : { endpoint, headers, ratio }
}
