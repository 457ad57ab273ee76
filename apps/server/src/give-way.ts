import os from 'node:os'

/** Of the operating system, 0 = as any program, 19 = last. */
const BEHIND = 10

/**
 * Lets this process come after those that people wait for: a worker beside the API on one machine takes what that leaves. On two
 * cores, with a thousand phones opening links in two minutes, calls took three times as long in one run as in the next.
 */
export function giveWay(): void {
  try {
    os.setPriority(BEHIND)
  } catch {
    // A system that does not let a program step back runs it as it is: slower answers, nothing wrong.
  }
}
