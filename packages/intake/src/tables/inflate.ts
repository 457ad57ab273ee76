import type { Transform } from 'node:stream'

/**
 * What comes out of a zlib transform when `packed` is fed to it. Fed by hand rather than by a pipe: an error of either side
 * reaches the reader, none is left unhandled, and a reader that stops early stops the source too.
 */
export async function* inflate(
  transform: Transform,
  packed: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  let wake = (): void => {}
  transform.on('drain', () => wake())
  transform.on('close', () => wake())
  const feed = async (): Promise<void> => {
    for await (const chunk of packed) {
      if (transform.destroyed) return
      const room = transform.write(chunk)
      if (!room && !transform.destroyed)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
    transform.end()
  }
  const feeding = feed().catch((error: Error) => {
    transform.destroy(error)
  })
  try {
    for await (const chunk of transform) yield chunk as Uint8Array
  } finally {
    transform.destroy()
    await feeding
  }
}
