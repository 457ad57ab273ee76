import { useEffect } from 'react'
import { environment, loadEnvironment } from '../../shell/environment.ts'
import { useStore } from '../../ui/store.ts'

/** Address of the sandbox's receiver of results, to send to and to look at; null in production. */
export function useReceiver(): string | null {
  const env = useStore(environment)
  useEffect(() => void loadEnvironment(), [])
  return env?.sandbox && env.sandboxUrl ? `${env.sandboxUrl}/callbacks` : null
}
