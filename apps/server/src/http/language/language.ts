/** Which of our two languages the reader of an answer asks for. */
import type { IncomingHttpHeaders } from 'node:http'

const OURS = /(?:^|,)\s*(zh|en)(?=[-,;\s]|$)/i

/** `Accept-Language`: the first that it names of Chinese and English; Chinese where it names neither. */
export function wantsEnglish({ 'accept-language': languages }: IncomingHttpHeaders): boolean {
  // Most requests are of the office in Chinese.
  if (languages === undefined || languages.startsWith('zh')) return false
  return OURS.exec(languages)?.[1]?.toLowerCase() === 'en'
}
