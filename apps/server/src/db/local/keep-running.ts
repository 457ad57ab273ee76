/** Watches a server by its pid, adopted ones too, and starts it again when it ends without us. */

const LOOK_MS = 500
/** Children of a killed postmaster hold its shared memory for a moment; a full disk holds it up for longer. */
const AGAIN_MS = [200, 500, 1_000, 2_000, 5_000]

export interface Keeper {
  /** Stops watching; the pid that runs now. */
  stop(): Promise<number>
}

export interface Kept {
  pid: number
  alive(pid: number): boolean
  /** Starts it again and gives its pid; may throw, then it is tried again after a pause. */
  start(): Promise<number>
  told(event: string): void
}

export function keepRunning({ pid, alive, start, told }: Kept): Keeper {
  const stopping = new AbortController()
  const watch = async () => {
    for (let tries = 0; ; ) {
      const wait = tries === 0 ? LOOK_MS : AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1]!
      await pause(wait, stopping.signal)
      if (stopping.signal.aborted) return pid
      if (alive(pid)) {
        tries = 0
        continue
      }
      try {
        if (tries === 0) told('内嵌数据库意外停止，正在重新启动…')
        pid = await start()
        told('内嵌数据库已重新启动')
        tries = 0
      } catch (error) {
        tries++
        told(`内嵌数据库未能重新启动，稍后再试：${error instanceof Error ? error.message : error}`)
      }
    }
  }
  const watching = watch()
  return {
    stop() {
      stopping.abort()
      return watching
    },
  }
}

/** Ends at once when the signal was given already: an event that has passed is not heard again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    // The watch keeps no process alive by itself.
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
