/** English of what stands in a file, by the words given; loaded by who reads English alone. */
import { readerOf } from '@xinjian/format/say/read'
import type { Pair } from '@xinjian/format/say/template'

const CHINESE = /[\u3400-\u9fff，。；：、（）]/

/** What no table has stays as it was written: what people called something is theirs. */
export function fileEnglishOf(pairs: readonly Pair[]): (zh: string) => string {
  const read = readerOf(pairs)
  const within = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, within) : zh)
  return (zh) => within(zh) ?? zh
}
