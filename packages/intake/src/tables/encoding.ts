export type TextEncoding = 'utf-8' | 'gb18030' | 'utf-16le'

/**
 * Encoding of a text table by its first bytes. Chinese programs write UTF-8 with or without a mark, or the Windows code
 * page (GBK, read as its superset GB18030); Excel's “Unicode text” is UTF-16. GB18030 bytes are practically never valid
 * UTF-8, so validity decides.
 */
export function detectEncoding(head: Uint8Array): { encoding: TextEncoding; bom: number } {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', bom: 2 }
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', bom: 3 }
  try {
    // `stream`: the head may end inside a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return { encoding: 'utf-8', bom: 0 }
  } catch {
    return { encoding: 'gb18030', bom: 0 }
  }
}
