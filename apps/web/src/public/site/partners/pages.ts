import type { Language } from '../../../i18n/language.ts'
import { type PageWords, type SitePage, sayIn } from '../page.ts'
import * as baixin from './baixin/Page.tsx'
import * as feidai from './feidai/Page.tsx'
import * as hanhua from './hanhua/Page.tsx'
import * as huaxia from './huaxia/Page.tsx'
import * as jwzs from './jwzs/Page.tsx'
import { PARTNERS, type Partner } from './partners.ts'
import { partnerWords } from './words.ts'

const PAGES = { baixin, feidai, huaxia, hanhua, jwzs }

/** No two pages are described in the same words: each names its partner. */
function wordsOf(code: Partner['code']): PageWords {
  const wordsIn = (lang: Language) => {
    const say = sayIn(partnerWords, lang)
    return { ...partnerWords[lang], description: say('description', { name: say(code) }) }
  }
  return { zh: wordsIn('zh'), en: wordsIn('en') }
}

export const PARTNER_PAGES: readonly SitePage[] = PARTNERS.map(({ code, path, also }) => ({
  path,
  also,
  words: wordsOf(code),
  type: 'CollectionPage',
  ...PAGES[code],
}))
