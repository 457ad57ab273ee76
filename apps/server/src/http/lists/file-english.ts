/** English of what stands in a file, by the words given; loaded by who reads English alone. */
import { readerOf } from '@xinjian/format/say/read'
import { remembered } from '@xinjian/format/say/remembered'
import { CHINESE, sentencesBy } from '@xinjian/format/say/sentences'
import type { Pair } from '@xinjian/format/say/template'

/** What no table has stays as it was written: what people called something is theirs. Spaces around a mark that joins others stay. */
export function fileEnglishOf(pairs: readonly Pair[]): (zh: string) => string {
  const read = readerOf(pairs)
  const { inEnglish, wholly } = sentencesBy(read)
  return remembered((zh) => (CHINESE.test(zh) ? (read(zh, wholly) ?? inEnglish(zh)) : zh))
}
