/** Pictures that people have and that are not read here: what they are, and what to do. */
import { READING_SAYS } from './words.ts'

const KINDS: readonly { is: (head: string) => boolean; words: string }[] = [
  {
    is: (head) => /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head),
    words: READING_SAYS.heicPhotosNotRead,
  },
  {
    // The size of the file follows, and two words that are nothing.
    is: (head) => /^BM.{4}\0{4}/s.test(head),
    words: READING_SAYS.bmpPicturesNotRead,
  },
  { is: (head) => head.startsWith('8BPS'), words: READING_SAYS.psdFilesNotRead },
]

/** What to do about a picture that is not read; null where it is no such picture. The beginning of the file is enough. */
export function adviceOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return KINDS.find(({ is }) => is(head))?.words ?? null
}
