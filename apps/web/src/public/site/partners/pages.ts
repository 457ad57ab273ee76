import type { SitePage } from '../page.ts'
import * as baixin from './baixin/Page.tsx'
import * as feidai from './feidai/Page.tsx'
import * as hanhua from './hanhua/Page.tsx'
import * as huaxia from './huaxia/Page.tsx'
import * as jwzs from './jwzs/Page.tsx'
import { PARTNERS } from './partners.ts'
import { partnerWords } from './words.ts'

const PAGES = { baixin, feidai, huaxia, hanhua, jwzs }

export const PARTNER_PAGES: readonly SitePage[] = PARTNERS.map(({ code, path, also }) => ({
  path,
  also,
  words: partnerWords,
  type: 'CollectionPage',
  ...PAGES[code],
}))
