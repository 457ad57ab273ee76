export interface Lock {
  packages: Record<
    string,
    { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }
  >
}
export function missingOptional(lock: Lock): { by: string; name: string; range: string }[]
export function completeLock(lock: Lock): Lock
