/** Every setting of the sandbox; nothing else reads the environment. */
import { type Day, parseDay } from './world/calendar.ts'

export interface Config {
  /** SANDBOX_PORT: port on 127.0.0.1, 0 = any free one. */
  port: number
  /** SANDBOX_SEED: the same seed and date give the same world, byte for byte. */
  seed: string
  /** SANDBOX_DATE (yyyy-mm-dd): "today" of the world; null = the real date in China. */
  today: Day | null
  /** SANDBOX_KEY: bearer key of the SMS and mail gateway and of the bureaus' application access. */
  key: string
  /** SANDBOX_TOKEN: what only whoever started us knows; by it they know us again. */
  token: string | null
  /** SANDBOX_NEIGHBOURS: ordinary small firms per region, beside the named ones. */
  neighbours: number
  /** SANDBOX_LATENCY: factor on every bureau's own latency; 0 = answer at once and never close at night (for tests). */
  latency: number
  /** SANDBOX_EXIT_WITH_STDIN=on: stop when stdin closes, i.e. with the process that started us. */
  exitWithStdin: boolean
}

/** Throws a RangeError that names the variable when a value is unusable: better no start than another world. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: number(env, 'SANDBOX_PORT', 3001, 0, 65_535),
    seed: env.SANDBOX_SEED ?? 'xinjian',
    today: env.SANDBOX_DATE ? parseDay(env.SANDBOX_DATE) : null,
    key: env.SANDBOX_KEY || 'sandbox-key',
    token: env.SANDBOX_TOKEN || null,
    neighbours: number(env, 'SANDBOX_NEIGHBOURS', 28, 1, 1_000),
    latency: number(env, 'SANDBOX_LATENCY', 1, 0, 100),
    exitWithStdin: flag(env, 'SANDBOX_EXIT_WITH_STDIN'),
  }
}

function flag(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = env[name] || 'off'
  if (text !== 'on' && text !== 'off') throw new RangeError(`${name} 只能是 on 或 off: ${text}`)
  return text === 'on'
}

/** Only a factor may have decimals. */
function number(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  low: number,
  high: number,
): number {
  const text = env[name]
  const form = name === 'SANDBOX_LATENCY' ? /^\d{1,5}(\.\d{1,5})?$/ : /^\d{1,5}$/
  const value =
    text === undefined || text === '' ? fallback : form.test(text) ? Number(text) : Number.NaN
  if (!(value >= low && value <= high))
    throw new RangeError(`${name} 应在 ${low} 与 ${high} 之间: ${text}`)
  return value
}
