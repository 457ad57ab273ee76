export const AT_ONCE = 2

export interface Speed {
  files: number
  seconds: number
  invoices: number
}

/** `work` on each, so many at a time; gives how many vouchers it found. */
export async function sideBySide<T>(
  all: readonly T[],
  work: (one: T) => Promise<number>,
  atOnce = AT_ONCE,
): Promise<Speed> {
  const left = [...all]
  let invoices = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) {
        const found = await work(one)
        invoices += found
      }
    }),
  )
  return { files: all.length, seconds: (performance.now() - started) / 1000, invoices }
}

export const rate = ({ files, seconds }: Speed): number => files / seconds
