import { BASE } from '../api/client.ts'
import { createStore } from '../ui/store.ts'

export interface Environment {
  sandbox: boolean
  sandboxUrl: string | null
}

/** null until known; unknown is treated as production, so that a failed request never shows demo hints. */
export const environment = createStore<Environment | null>(null)

let loading: Promise<void> | null = null

/** Asks the server once per visit whether this is a demo environment. */
export function loadEnvironment(): Promise<void> {
  loading ??= fetch(`${BASE}/environment`)
    .then((response) => (response.ok ? response.json() : null))
    .then((env: Environment | null) => environment.set(env))
    .catch(() => undefined)
  return loading
}
